import { Archive, ArchiveRestore, Check, OctagonAlert, Trash2 } from 'lucide-react'
import { BULK_BUTTON, BulkBar } from '#src/cms/components/list/bulk-bar.tsx'
import type { Selection } from '#src/cms/components/list/use-selection.ts'
import { Button } from '#src/ui/controls/button.tsx'
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
      <Button className={BULK_BUTTON} disabled={isBusy} onClick={onAnswered}>
        <Check aria-hidden className="size-4" />
        {areAnswered ? 'Unanswered' : 'Answered'}
      </Button>
      {isInboxFolder(folder) ? (
        <Button className={BULK_BUTTON} disabled={isBusy} onClick={() => onMove('archived')}>
          <Archive aria-hidden className="size-4" />
          Archive
        </Button>
      ) : (
        <Button className={BULK_BUTTON} disabled={isBusy} onClick={() => onMove('read')}>
          <ArchiveRestore aria-hidden className="size-4" />
          Move to inbox
        </Button>
      )}
      {folder !== 'spam' && (
        <Button className={BULK_BUTTON} disabled={isBusy} onClick={() => onMove('spam')}>
          <OctagonAlert aria-hidden className="size-4" />
          Spam
        </Button>
      )}
      <Button variant="danger" className={BULK_BUTTON} disabled={isBusy} onClick={onDelete}>
        <Trash2 aria-hidden className="size-4" />
        Delete
      </Button>
    </BulkBar>
  )
}
