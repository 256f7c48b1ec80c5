'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { MediaItem } from '#src/contract/files/media-schemas.ts'
import { mediaListOptions, useDeleteMedia, useRestoreMedia } from '#src/queries/media-queries.ts'
import { deletionQuestion } from '#src/cms/components/deletion-question.ts'
import { undoAction, undoAfterLostResponse } from '#src/cms/components/undo.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { useConfirm } from '#src/ui/overlays/use-confirm.tsx'
import { MediaUsageNote } from './media-usage-note.tsx'

/** §2, §7, §8: confirms, shows where the file is used, deletes, reports the result, offers undo. */
export function useMediaDeletion() {
  const { confirm, dialog } = useConfirm()
  const client = useQueryClient()
  const { mutate, isPending } = useDeleteMedia()
  const { mutateAsync: restore } = useRestoreMedia()
  const remove = async ({ id, originalName }: MediaItem) => {
    const question = deletionQuestion(originalName)
    const note = <MediaUsageNote id={id} />
    if (!(await confirm({ ...question, note }))) return
    const takeBack = () => restore(id)
    const listed = () => client.getQueryData(mediaListOptions().queryKey)
    mutate(id, {
      onSuccess: () =>
        toast({
          title: 'Success',
          description: 'File deleted successfully',
          action: undoAction(takeBack),
        }),
      onError: (error) =>
        toast({
          variant: 'destructive',
          title: 'Error',
          description: 'Failed to delete file',
          ...undoAfterLostResponse({ error, ids: [id], listed: listed(), revert: takeBack }),
        }),
    })
  }
  return { remove, isDeleting: isPending, dialog }
}
