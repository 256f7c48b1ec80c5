import type { ListedProject } from '#src/contract/projects/project-schemas.ts'
import {
  projectListOptions,
  useDeleteProject,
  useFeatureProject,
} from '#src/queries/project-queries.ts'
import { useDeletion } from '#src/cms/components/questions/use-deletion.ts'
import { runAction, undoAction } from '#src/cms/components/screen/run-action.ts'

export function useProjectActions() {
  const feature = useFeatureProject()
  const deletion = useDeleteProject()

  const toggleFeatured = ({ id, title, isFeatured }: ListedProject) => {
    const params = { id }
    void runAction({
      send: () => feature.mutateAsync({ params, body: { isFeatured: !isFeatured } }),
      done: `“${title}” is ${isFeatured ? 'no longer featured' : 'featured now'}`,
      failure: 'Failed to change the project',
      action: undoAction(() => feature.mutateAsync({ params, body: { isFeatured } })),
    })
  }

  const remove = useDeletion<ListedProject>({
    ...{ kind: 'projects', noun: 'project', nameOf: ({ title }) => `"${title}"` },
    listOf: () => projectListOptions().queryKey,
    deleteOne: deletion.mutateAsync,
  })

  return { toggleFeatured, remove, isBusy: feature.isPending || deletion.isPending }
}
