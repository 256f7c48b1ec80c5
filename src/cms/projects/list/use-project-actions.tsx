'use client'

import { useQueryClient } from '@tanstack/react-query'
import { projectCalls } from '#src/contract/projects/project-calls.ts'
import type { ListedProject } from '#src/contract/projects/project-schemas.ts'
import {
  projectListOptions,
  useDeleteProject,
  useFeatureProject,
} from '#src/queries/project-queries.ts'
import { useChange } from '#src/queries/use-change.ts'
import { noticesOf } from '#src/cms/components/notices.ts'
import { deleteWithUndo, deletionQuestion, undoAction } from '#src/cms/components/undo.ts'
import { useConfirm } from '#src/ui/overlays/use-confirm.tsx'

export function useProjectActions() {
  const { confirm, dialog } = useConfirm()
  const client = useQueryClient()
  const feature = useFeatureProject()
  const deletion = useDeleteProject()
  const { mutateAsync: restore } = useChange(projectCalls.restoreProject)

  const toggleFeatured = ({ id, title, isFeatured }: ListedProject) => {
    const params = { id }
    const takeBack = () => feature.mutateAsync({ params, body: { isFeatured } })
    const done = `“${title}” is ${isFeatured ? 'no longer featured' : 'featured now'}`
    feature.mutate(
      { params, body: { isFeatured: !isFeatured } },
      noticesOf(done, 'Failed to change the project', { action: undoAction(takeBack) }),
    )
  }

  const remove = async ({ id, title }: ListedProject) => {
    if (!(await confirm(deletionQuestion(title)))) return
    await deleteWithUndo({
      ids: [id],
      listed: () => client.getQueryData(projectListOptions().queryKey),
      send: () => deletion.mutateAsync(id),
      revert: () => restore(id),
      done: 'Project deleted successfully',
      failure: 'Failed to delete project',
    })
  }

  return { toggleFeatured, remove, isBusy: feature.isPending || deletion.isPending, dialog }
}
