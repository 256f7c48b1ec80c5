import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { listProjects } from '#src/services/projects/project-service.ts'

export const GET = route(calls.listProjects, ({ actor }) => listProjects({ actor }))
