'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { ListedProject } from '#src/contract/projects/project-schemas.ts'
import {
  projectListOptions,
  useDeleteProject,
  useFeatureProject,
  useRestoreProject,
} from '#src/queries/project-queries.ts'
import { deletionQuestion } from '#src/cms/components/deletion-question.ts'
import { undoAction, undoAfterLostResponse } from '#src/cms/components/undo.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { useConfirm } from '#src/ui/overlays/use-confirm.tsx'

const failed = (description: string, more = {}) =>
  toast({ variant: 'destructive', title: 'Error', description, ...more })

/** Selection for the home page, and deletion, which asks first; both can be undone. */
export function useProjectActions() {
  const { confirm, dialog } = useConfirm()
  const client = useQueryClient()
  const feature = useFeatureProject()
  const deletion = useDeleteProject()
  const { mutateAsync: restore } = useRestoreProject()

  const toggleFeatured = ({ id, title, isFeatured }: ListedProject) => {
    const takeBack = () => feature.mutateAsync({ id, isFeatured })
    feature.mutate(
      { id, isFeatured: !isFeatured },
      {
        onSuccess: () =>
          toast({
            title: 'Success',
            description: `“${title}” is ${isFeatured ? 'no longer featured' : 'featured now'}`,
            action: undoAction(takeBack),
          }),
        onError: () => failed('Failed to change the project'),
      },
    )
  }

  const remove = async ({ id, title }: ListedProject) => {
    if (!(await confirm(deletionQuestion(title)))) return
    const takeBack = () => restore(id)
    const listed = () => client.getQueryData(projectListOptions().queryKey)
    deletion.mutate(id, {
      onSuccess: () =>
        toast({
          title: 'Success',
          description: 'Project deleted successfully',
          action: undoAction(takeBack),
        }),
      onError: (error) =>
        failed(
          'Failed to delete project',
          undoAfterLostResponse({ error, ids: [id], listed: listed(), revert: takeBack }),
        ),
    })
  }

  return { toggleFeatured, remove, isBusy: feature.isPending || deletion.isPending, dialog }
}
