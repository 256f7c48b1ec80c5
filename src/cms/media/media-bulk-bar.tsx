import { Copy, Download, Trash2 } from 'lucide-react'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { BULK_BUTTON, BulkBar } from '#src/cms/components/bulk-bar.tsx'
import type { Selection } from '#src/cms/components/use-selection.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { useMediaSelectionActions } from './use-media-selection-actions.ts'

type MediaBulkBarProps = {
  selection: Selection
  selectedItems: () => MediaItem[]
  isBusy: boolean
  onDelete: () => void
}

/** Actions for the selected files. */
export function MediaBulkBar({ selection, selectedItems, isBusy, onDelete }: MediaBulkBarProps) {
  const { copyAddresses, download, isDownloading } = useMediaSelectionActions()
  return (
    <BulkBar noun="files" selection={selection}>
      <Button
        className={BULK_BUTTON}
        disabled={isDownloading}
        onClick={() => download(selectedItems())}
      >
        <Download aria-hidden className="size-4" />
        Download
      </Button>
      <Button className={BULK_BUTTON} onClick={() => void copyAddresses(selectedItems())}>
        <Copy aria-hidden className="size-4" />
        Copy addresses
      </Button>
      <Button variant="danger" className={BULK_BUTTON} disabled={isBusy} onClick={onDelete}>
        <Trash2 aria-hidden className="size-4" />
        Delete
      </Button>
    </BulkBar>
  )
}
