'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { postListOptions, useDeletePost, useRestorePost } from '#src/queries/post-queries.ts'
import { deletionQuestion } from '#src/cms/components/deletion-question.ts'
import { undoAction, undoAfterLostResponse } from '#src/cms/components/undo.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { useConfirm } from '#src/ui/overlays/use-confirm.tsx'

/** Confirms, deletes, reports the result, offers undo. */
export function usePostDeletion() {
  const { confirm, dialog } = useConfirm()
  const client = useQueryClient()
  const { mutate, isPending } = useDeletePost()
  const { mutateAsync: restore } = useRestorePost()
  const remove = async ({ id, title }: ListedPost) => {
    if (!(await confirm(deletionQuestion(title)))) return
    const takeBack = () => restore(id)
    const listed = () => client.getQueryData(postListOptions().queryKey)
    mutate(id, {
      onSuccess: () =>
        toast({
          title: 'Success',
          description: 'Blog post deleted successfully',
          action: undoAction(takeBack),
        }),
      onError: (error) =>
        toast({
          variant: 'destructive',
          title: 'Error',
          description: 'Failed to delete blog post',
          ...undoAfterLostResponse({ error, ids: [id], listed: listed(), revert: takeBack }),
        }),
    })
  }
  return { remove, isDeleting: isPending, dialog }
}
