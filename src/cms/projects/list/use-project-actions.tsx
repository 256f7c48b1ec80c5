import { useQueryClient } from '@tanstack/react-query'
import { projectCalls } from '#src/contract/projects/project-calls.ts'
import type { ListedProject } from '#src/contract/projects/project-schemas.ts'
import {
  projectListOptions,
  useDeleteProject,
  useFeatureProject,
} from '#src/queries/project-queries.ts'
import { useChange } from '#src/queries/use-change.ts'
import { deletionQuestion } from '#src/cms/components/questions/deletion-question.ts'
import { runAction, undoAction } from '#src/cms/components/screen/run-action.ts'
import { confirm } from '#src/ui/overlays/confirm.tsx'

export function useProjectActions() {
  const client = useQueryClient()
  const feature = useFeatureProject()
  const deletion = useDeleteProject()
  const { mutateAsync: restore } = useChange(projectCalls.restoreProject)

  const toggleFeatured = ({ id, title, isFeatured }: ListedProject) => {
    const params = { id }
    void runAction({
      send: () => feature.mutateAsync({ params, body: { isFeatured: !isFeatured } }),
      done: `“${title}” is ${isFeatured ? 'no longer featured' : 'featured now'}`,
      failure: 'Failed to change the project',
      action: undoAction(() => feature.mutateAsync({ params, body: { isFeatured } })),
    })
  }

  const remove = async ({ id, title }: ListedProject) => {
    if (!(await confirm(deletionQuestion(title)))) return
    await runAction({
      ids: [id],
      listed: () => client.getQueryData(projectListOptions().queryKey),
      send: () => deletion.mutateAsync(id),
      action: undoAction(() => restore(id)),
      done: 'Project deleted successfully',
      failure: 'Failed to delete project',
    })
  }

  return { toggleFeatured, remove, isBusy: feature.isPending || deletion.isPending }
}
