import { Archive, ArchiveRestore, OctagonAlert, Trash2, X } from 'lucide-react'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import type { ContactFolder } from './contact-folder.ts'

type ContactBulkBarProps = {
  folder: ContactFolder
  count: number
  isEverything: boolean
  isBusy: boolean
  onAll: () => void
  onClear: () => void
  onMove: (state: 'read' | 'archived' | 'spam') => void
  onDelete: () => void
}

/** On phones without icons, so that all buttons fit on one line. */
const TIGHT = 'max-sm:px-2.5 max-sm:[&>svg]:hidden'

/** Actions for the selected messages; without a selection, only the "select all" checkbox. */
export function ContactBulkBar(props: ContactBulkBarProps) {
  const { folder, count, isEverything, isBusy, onAll, onClear, onMove, onDelete } = props
  return (
    <div
      role="toolbar"
      aria-label="Selected messages"
      className="flex min-h-11 flex-wrap items-center gap-2"
    >
      <Checkbox
        label="Select all messages"
        isChecked={isEverything}
        isMixed={count > 0}
        onChange={isEverything ? onClear : onAll}
      />
      {count === 0 ? (
        <span className="text-xs text-muted">Select all</span>
      ) : (
        <>
          <span role="status" className="mr-1 text-sm tabular-nums">
            {count}
            <span className="max-sm:sr-only"> selected</span>
          </span>
          {folder === 'inbox' ? (
            <Button className={TIGHT} disabled={isBusy} onClick={() => onMove('archived')}>
              <Archive aria-hidden className="size-4" />
              Archive
            </Button>
          ) : (
            <Button className={TIGHT} disabled={isBusy} onClick={() => onMove('read')}>
              <ArchiveRestore aria-hidden className="size-4" />
              To inbox
            </Button>
          )}
          {folder !== 'spam' && (
            <Button className={TIGHT} disabled={isBusy} onClick={() => onMove('spam')}>
              <OctagonAlert aria-hidden className="size-4" />
              Spam
            </Button>
          )}
          <Button variant="danger" className={TIGHT} disabled={isBusy} onClick={onDelete}>
            <Trash2 aria-hidden className="size-4" />
            Delete
          </Button>
          <IconButton
            label="Clear selection"
            icon={<X aria-hidden className="size-4" />}
            onClick={onClear}
          />
        </>
      )}
    </div>
  )
}
