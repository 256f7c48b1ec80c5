import { defineCall } from '#src/contract/call.ts'
import { idParamsSchema, restoredSchema } from '#src/contract/id-schemas.ts'
import { projectListSchema } from './project-schemas.ts'

/** Projects. Everything else about them is done in the built-in admin. */
export const projectCalls = {
  listProjects: defineCall({
    method: 'GET',
    path: '/api/projects',
    access: 'admin',
    scopes: ['read'],
    summary: 'List all projects in the order of the site',
    response: projectListSchema,
    status: 200,
    errors: [],
  }),
  restoreProject: defineCall({
    method: 'POST',
    path: '/api/projects/{id}/restore',
    access: 'admin',
    summary: 'Restore a project from the trash',
    params: idParamsSchema,
    response: restoredSchema,
    status: 200,
    errors: [404],
    refresh: 'public',
  }),
} as const
