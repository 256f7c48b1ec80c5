'use client'

import type { PostSummary } from '#src/contract/posts.ts'
import { useDeletePost, useRestorePost } from '#src/queries/posts.ts'
import { deletionQuestion } from '#src/cms/kit/deletion-question.ts'
import { undoAction } from '#src/cms/kit/undo.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { useConfirm } from '#src/ui/use-confirm.tsx'

/** §2, §7, §8: asks, deletes, says how it went, and takes it back on request. */
export function usePostDeletion() {
  const { confirm, dialog } = useConfirm()
  const { mutate, isPending } = useDeletePost()
  const { mutateAsync: restore } = useRestorePost()
  const remove = async ({ id, title }: PostSummary) => {
    if (!(await confirm(deletionQuestion(title)))) return
    mutate(id, {
      onSuccess: () =>
        toast({
          title: 'Success',
          description: 'Blog post deleted successfully',
          action: undoAction(() => restore(id)),
        }),
      onError: () =>
        toast({
          variant: 'destructive',
          title: 'Error',
          description: 'Failed to delete blog post',
        }),
    })
  }
  return { remove, isDeleting: isPending, dialog }
}
