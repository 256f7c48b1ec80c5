import { projectCalls } from '#src/contract/projects/project-calls.ts'
import type { ListedProject } from '#src/contract/projects/project-schemas.ts'
import { callQuery } from './call-query.ts'
import { useChange } from './use-change.ts'

/** All projects. Refetched on every mount: they are edited in the built-in admin too, which is another application. */
export const projectListOptions = () => callQuery(projectCalls.listProjects, {}, { staleTime: 0 })

export const projectOptions = (id: string) =>
  callQuery(projectCalls.getProject, { params: { id } }, { staleTime: 0 })

type Move = { id: string; before: string | null }

/** Optimistic. `moved`: the list after a move. */
export const useMoveProject = (moved: (list: ListedProject[], move: Move) => ListedProject[]) =>
  useChange(projectCalls.moveProject, {
    optimistic: (list: ListedProject[], { params: { id }, body }) => moved(list, { id, ...body }),
    isInOrder: true,
  })

export const useFeatureProject = () =>
  useChange(projectCalls.featureProject, { stored: (_, list: ListedProject[]) => list })

export const useDeleteProject = () =>
  useChange(projectCalls.deleteProject, {
    onSuccess: (_result, id, _before, { client }) =>
      client.removeQueries({ queryKey: projectOptions(id).queryKey }),
  })
