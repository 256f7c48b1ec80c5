'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { MediaItem, MediaUse } from '#src/contract/media.ts'
import { mediaUsesOptions, useDeleteMedia, useRestoreMedia } from '#src/queries/media.ts'
import { deletionQuestion } from '#src/cms/kit/deletion-question.ts'
import { counted } from '#src/cms/kit/list-footer.tsx'
import { undoAction } from '#src/cms/kit/undo.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { useConfirm } from '#src/ui/use-confirm.tsx'

/** §2, §7, §8: looks where the file is used, asks, deletes, says how it went, and takes it back on request. */
export function useMediaDeletion() {
  const { confirm, dialog } = useConfirm()
  const client = useQueryClient()
  const { mutate, isPending } = useDeleteMedia()
  const { mutateAsync: restore } = useRestoreMedia()
  const remove = async ({ id, originalName }: MediaItem) => {
    const uses = await client.fetchQuery(mediaUsesOptions(id)).catch(() => null)
    const question = deletionQuestion(originalName)
    if (!(await confirm({ ...question, description: `${warning(uses)} ${question.description}` })))
      return
    mutate(id, {
      onSuccess: () =>
        toast({
          title: 'Success',
          description: 'File deleted successfully',
          action: undoAction(() => restore(id)),
        }),
      onError: () =>
        toast({ variant: 'destructive', title: 'Error', description: 'Failed to delete file' }),
    })
  }
  return { remove, isDeleting: isPending, dialog }
}

/** What the readers would miss; where it could not be found out, it says that. */
function warning(uses: MediaUse[] | null): string {
  if (uses === null) return 'Where it is used could not be found out.'
  const [first] = uses
  if (!first) return 'It is used in no post.'
  if (uses.length === 1) return `It is used in "${first.title}", which will miss it.`
  return `It is used in ${counted(uses.length, 'post')}, among them "${first.title}", which will miss it.`
}
