'use client'

import { Images } from 'lucide-react'
import type { MediaItem } from '#src/contract/files/media-schemas.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { ListFooter } from '#src/cms/components/list-footer.tsx'
import { useOpenItem } from '#src/cms/components/use-open-item.ts'
import { COLUMN_WIDTH, VirtualList } from '#src/cms/components/virtual-list.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { showLoadError } from '#src/ui/load-error-toast.ts'
import { MediaCard } from './media-card.tsx'
import { useMediaDeletion } from './use-media-deletion.tsx'
import { searchMedia } from './media-search.ts'

/** Loaded when a file is opened. */
const MediaDialog = lazyComponent(async () => (await import('./media-dialog.tsx')).MediaDialog)

/** Estimated height of a card, in pixels. */
const CARD_HEIGHT = 280

type MediaListProps = {
  items: MediaItem[]
  query: string
  onUpload: () => void
}

export function MediaList({ items, query, onUpload }: MediaListProps) {
  const { remove, isDeleting, dialog } = useMediaDeletion()
  const found = searchMedia(items, query)
  const { openId, open, close } = useOpenItem()
  const opened = items.find(({ id }) => id === openId)
  const handleLoadError = () => {
    close()
    showLoadError('The details')
  }
  return (
    <>
      {found.length === 0 ? (
        <EmptyState
          icon={<Images aria-hidden className="size-7" strokeWidth={1.5} />}
          title="No media files found"
          hint={
            query.trim() === ''
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
        <VirtualList
          label="Media files"
          items={found}
          keyOf={({ id }) => id}
          columnWidth={COLUMN_WIDTH}
          rowHeight={CARD_HEIGHT}
        >
          {(item) => (
            <MediaCard
              item={item}
              isDeleteDisabled={isDeleting}
              onOpen={() => open(item.id)}
              onDelete={() => void remove(item)}
            />
          )}
        </VirtualList>
      )}
      <ListFooter>{pluralize(items.length, 'file')}</ListFooter>
      {dialog}
      {opened && <MediaDialog item={opened} onClose={close} onLoadError={handleLoadError} />}
    </>
  )
}
