import { projectCalls } from '#src/contract/projects/project-calls.ts'
import { callQuery } from './call-query.ts'

/** All projects. Refetched on every mount: they are edited in the built-in admin too, which is another application. */
export const projectListOptions = () => callQuery(projectCalls.listProjects, {}, { staleTime: 0 })

export const projectOptions = (id: string) =>
  callQuery(projectCalls.getProject, { params: { id } }, { staleTime: 0 })
