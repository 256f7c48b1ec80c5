import { useRef } from 'react'
import { projectListOptions } from '#src/queries/project-queries.ts'
import { useChange } from '#src/queries/use-change.ts'
import { useDeletion } from '#src/cms/components/questions/use-deletion.ts'
import { runAction, undoAction } from '#src/cms/components/screen/run-action.ts'
import { projectCalls } from '#src/contract/projects/project-calls.ts'
import type { ListedProject } from '#src/contract/projects/project-schemas.ts'
import { useRestoreRowFocus } from '#src/cms/components/list/use-restore-row-focus.ts'
import { ProjectRow } from './project-row.tsx'
import { useProjectOrder } from './use-project-order.ts'

export function ProjectList({ projects }: { projects: ListedProject[] }) {
  const list = useRef<HTMLUListElement>(null)
  const { rows, handle, announcement } = useProjectOrder(projects, list)
  const { toggleFeatured, remove, isBusy } = useProjectActions()
  useRestoreRowFocus('data-project')
  return (
    <>
      <ul ref={list} aria-label="Projects" className="grid gap-3">
        {rows.map((project, index) => (
          <ProjectRow
            key={project.id}
            project={project}
            isBusy={isBusy}
            handle={handle(index)}
            onToggleFeatured={() => toggleFeatured(project)}
            onDelete={() => void remove([project])}
          />
        ))}
      </ul>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </>
  )
}

function useProjectActions() {
  const feature = useChange(projectCalls.featureProject, {
    stored: (_, list: ListedProject[]) => list,
  })
  const deletion = useChange(projectCalls.deleteProject)

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
