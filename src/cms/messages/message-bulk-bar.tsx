import { Archive, ArchiveRestore, Check, OctagonAlert, Trash2 } from 'lucide-react'
import { BulkBar, BulkButton } from '#src/cms/components/list/bulk-bar.tsx'
import type { Selection } from '#src/cms/components/list/use-selection.ts'
import { isInboxFolder } from './message-folder.ts'
import type { MessageFolder } from './message-folder.ts'

type MessageBulkBarProps = {
  folder: MessageFolder
  selection: Selection
  isBusy: boolean
  areAnswered: boolean
  onAnswered: () => void
  onMove: (state: 'read' | 'archived' | 'spam') => void
  onDelete: () => void
}

export function MessageBulkBar(props: MessageBulkBarProps) {
  const { folder, selection, isBusy, areAnswered, onAnswered, onMove, onDelete } = props
  return (
    <BulkBar noun="messages" selection={selection}>
      <BulkButton icon={Check} disabled={isBusy} onClick={onAnswered}>
        {areAnswered ? 'Unanswered' : 'Answered'}
      </BulkButton>
      {isInboxFolder(folder) ? (
        <BulkButton icon={Archive} disabled={isBusy} onClick={() => onMove('archived')}>
          Archive
        </BulkButton>
      ) : (
        <BulkButton icon={ArchiveRestore} disabled={isBusy} onClick={() => onMove('read')}>
          Move to inbox
        </BulkButton>
      )}
      {folder !== 'spam' && (
        <BulkButton icon={OctagonAlert} disabled={isBusy} onClick={() => onMove('spam')}>
          Spam
        </BulkButton>
      )}
      <BulkButton icon={Trash2} variant="danger" disabled={isBusy} onClick={onDelete}>
        Delete
      </BulkButton>
    </BulkBar>
  )
}
