'use client'

import { Images } from 'lucide-react'
import type { MediaItem } from '#src/contract/media.ts'
import { useDeleteMedia } from '#src/queries/media.ts'
import { CardGrid } from '#src/cms/kit/card-grid.tsx'
import { deletionQuestion } from '#src/cms/kit/deletion-question.ts'
import { counted, ListFooter } from '#src/cms/kit/list-footer.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { toast } from '#src/ui/toast/toast-store.ts'
import { useConfirm } from '#src/ui/use-confirm.tsx'
import { MediaCard } from './media-card.tsx'
import { searchMedia } from './media-search.ts'

type MediaListProps = { items: MediaItem[]; query: string; onUpload: () => void }

export function MediaList({ items, query, onUpload }: MediaListProps) {
  const { remove, isDeleting, dialog } = useMediaDeletion()
  const found = searchMedia(items, query)
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
        <CardGrid label="Media files">
          {found.map((item) => (
            <MediaCard
              key={item.id}
              item={item}
              isDeleteDisabled={isDeleting}
              onDelete={() => void remove(item)}
            />
          ))}
        </CardGrid>
      )}
      <ListFooter>{counted(items.length, 'file')}</ListFooter>
      {dialog}
    </>
  )
}

/** §2, §7, §8: asks, deletes, says how it went. */
function useMediaDeletion() {
  const { confirm, dialog } = useConfirm()
  const { mutate, isPending } = useDeleteMedia()
  const remove = async ({ id, originalName }: MediaItem) => {
    if (!(await confirm(deletionQuestion(originalName)))) return
    mutate(id, {
      onSuccess: () => toast({ title: 'Success', description: 'File deleted successfully' }),
      onError: () =>
        toast({ variant: 'destructive', title: 'Error', description: 'Failed to delete file' }),
    })
  }
  return { remove, isDeleting: isPending, dialog }
}
