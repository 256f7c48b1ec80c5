import { Images, Copy, Download, Trash2 } from 'lucide-react'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { KeyHints } from '#src/cms/components/screen/key-hints.tsx'
import { lazyDialog } from '#src/cms/components/questions/lazy-dialog.tsx'
import { ListFooter } from '#src/cms/components/list/list-footer.tsx'
import { useOpenItem } from '#src/cms/components/list/use-open-item.ts'
import { useSelection } from '#src/cms/components/list/use-selection.ts'
import type { Selection } from '#src/cms/components/list/use-selection.ts'
import { VirtualList } from '#src/cms/components/list/virtual-list.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { BulkBar, BulkButton } from '#src/cms/components/list/bulk-bar.tsx'
import { useRowShortcuts } from '#src/cms/components/list/use-row-shortcuts.ts'
import { LIMITS, TIMES } from '#src/contract/limits.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { mediaArchiveUrl } from '#src/queries/media-queries.ts'
import { useDownload } from '#src/queries/user-queries.ts'
import { failed, runAction, succeeded } from '#src/cms/components/screen/run-action.ts'
import { useCopy } from '#src/ui/use-copy.ts'
import { MediaCard } from './media-card.tsx'
import { kindOf } from './media-kind.ts'
import type { MediaKind } from './media-kind.ts'
import { useMediaDeletion } from './use-media-deletion.tsx'
import { searchMedia } from './media-search.ts'

const MediaDialog = lazyDialog({
  name: 'The details',
  load: async () => (await import('./media-dialog.tsx')).MediaDialog,
})

const CARD_HEIGHT = 280

type MediaListProps = {
  items: MediaItem[]
  query: string
  kind: MediaKind | undefined
  onUpload: () => void
}

const HINTS = [
  ['j k', 'next, previous'],
  ['x', 'select'],
  ['#', 'delete'],
  ['/', 'search'],
] as const

export function MediaList({ items, query, kind, onUpload }: MediaListProps) {
  const { remove, isDeleting } = useMediaDeletion()
  const found = searchMedia(items, query).filter((item) => !kind || kindOf(item) === kind)
  const selection = useSelection(found)
  const handleDelete = (chosen: readonly MediaItem[]) => void remove(chosen)
  useRowShortcuts({ rows: found, mark: 'data-media-card', selection, onDelete: handleDelete })
  const { openId, open, close } = useOpenItem()
  const opened = items.find(({ id }) => id === openId)
  return (
    <>
      {found.length === 0 ? (
        <EmptyState
          icon={Images}
          title="No media files found"
          hint={
            query.trim() === '' && !kind
              ? 'Start by uploading your first media file.'
              : 'No files match your search criteria.'
          }
          action={
            <Button variant="primary" onClick={onUpload}>
              Upload First File
            </Button>
          }
        />
      ) : (
        <>
          <MediaBulkBar
            selection={selection}
            isBusy={isDeleting}
            onDelete={() => handleDelete(selection.selected)}
          />
          <VirtualList label="Media files" items={found} isGrid rowHeight={CARD_HEIGHT}>
            {(item) => (
              <MediaCard
                item={item}
                isSelected={selection.isSelected(item.id)}
                isSelecting={selection.selected.length > 0}
                isDeleteDisabled={isDeleting}
                onSelect={(isRange) => selection.toggle(item.id, isRange)}
                onOpen={() => open(item.id)}
                onDelete={() => handleDelete([item])}
              />
            )}
          </VirtualList>
          <KeyHints hints={HINTS} />
        </>
      )}
      <ListFooter>{pluralize(items.length, 'file')}</ListFooter>
      {opened && <MediaDialog item={opened} onClose={close} />}
    </>
  )
}

type MediaBulkBarProps = {
  selection: Selection<MediaItem>
  isBusy: boolean
  onDelete: () => void
}

function MediaBulkBar({ selection, isBusy, onDelete }: MediaBulkBarProps) {
  const { selected } = selection
  const { copy } = useCopy(TIMES.copyConfirmation)
  const { mutateAsync, isPending } = useDownload()
  const copyUrls = async () => {
    const { length } = selected
    if (await copy(selected.map(({ url }) => url).join('\n')))
      succeeded(`${length} ${length === 1 ? 'address' : 'addresses'} copied`)
  }
  const download = () => {
    if (selected.length > LIMITS.archiveFiles) return failed(uploadMessages.tooManyForArchive)
    const url = mediaArchiveUrl(selected.map(({ id }) => id))
    void runAction({
      send: () => mutateAsync(() => followDownload(url)),
      done: `Downloading ${pluralize(selected.length, 'file')} as one archive`,
      failure: 'Failed to download files',
    })
  }
  return (
    <BulkBar noun="files" selection={selection}>
      <BulkButton icon={Download} disabled={isPending} onClick={download}>
        Download
      </BulkButton>
      <BulkButton icon={Copy} onClick={() => void copyUrls()}>
        Copy URLs
      </BulkButton>
      <BulkButton icon={Trash2} variant="danger" disabled={isBusy} onClick={onDelete}>
        Delete
      </BulkButton>
    </BulkBar>
  )
}

/** Follows a link: a navigation would ask to leave the page while files are being uploaded. */
function followDownload(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
