'use client'

import { Images } from 'lucide-react'
import type { MediaItem } from '#src/contract/media.ts'
import { counted } from '#src/lib/counted.ts'
import { ListFooter } from '#src/cms/kit/list-footer.tsx'
import { useOpened } from '#src/cms/kit/use-opened.ts'
import { COLUMN_WIDTH, VirtualList } from '#src/cms/kit/virtual-list.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { late } from '#src/ui/late.tsx'
import { lateFailure } from '#src/ui/late-failure.ts'
import { MediaCard } from './media-card.tsx'
import { useMediaDeletion } from './use-media-deletion.tsx'
import { searchMedia } from './media-search.ts'

/** Comes when somebody looks at a file. */
const MediaDialog = late(async () => (await import('./media-dialog.tsx')).MediaDialog)

/** Height of a card before it is measured, in pixels. */
const CARD_HEIGHT = 280

type MediaListProps = {
  items: MediaItem[]
  query: string
  onUpload: () => void
}

export function MediaList({ items, query, onUpload }: MediaListProps) {
  const { remove, isDeleting, dialog } = useMediaDeletion()
  const found = searchMedia(items, query)
  const { openId, open, close } = useOpened()
  const opened = items.find(({ id }) => id === openId)
  const handleMissing = () => {
    close()
    lateFailure('The details')
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
      <ListFooter>{counted(items.length, 'file')}</ListFooter>
      {dialog}
      {opened && <MediaDialog item={opened} onClose={close} onMissing={handleMissing} />}
    </>
  )
}
