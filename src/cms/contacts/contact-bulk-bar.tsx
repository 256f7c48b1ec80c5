import { Archive, ArchiveRestore, OctagonAlert, Trash2 } from 'lucide-react'
import { BULK_BUTTON, BulkBar } from '#src/cms/components/bulk-bar.tsx'
import type { Selection } from '#src/cms/components/use-selection.ts'
import { Button } from '#src/ui/controls/button.tsx'
import type { ContactFolder } from './contact-folder.ts'

type ContactBulkBarProps = {
  folder: ContactFolder
  selection: Selection
  isBusy: boolean
  onMove: (state: 'read' | 'archived' | 'spam') => void
  onDelete: () => void
}

/** Actions for the selected messages. */
export function ContactBulkBar(props: ContactBulkBarProps) {
  const { folder, selection, isBusy, onMove, onDelete } = props
  return (
    <BulkBar noun="messages" selection={selection}>
      {folder === 'inbox' ? (
        <Button className={BULK_BUTTON} disabled={isBusy} onClick={() => onMove('archived')}>
          <Archive aria-hidden className="size-4" />
          Archive
        </Button>
      ) : (
        <Button className={BULK_BUTTON} disabled={isBusy} onClick={() => onMove('read')}>
          <ArchiveRestore aria-hidden className="size-4" />
          To inbox
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
