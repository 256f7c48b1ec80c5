import { z } from 'zod'
import { defineCall, reading, replacing, saving } from '#src/contract/call.ts'
import { comparisonQuerySchema } from '#src/contract/comparison-schemas.ts'
import { documentVersionListSchema } from '#src/contract/document-schemas.ts'
import { deletion, restoration } from '#src/contract/id-schemas.ts'
import {
  editedProjectSchema,
  publishedProjectSchema,
  storedProjectSchema,
} from './edited-project.ts'
import {
  projectComparisonSchema,
  projectListSchema,
  projectPositionSchema,
} from './project-schemas.ts'

const stored = { response: storedProjectSchema, hasETag: true } as const

export const projectCalls = {
  listProjects: defineCall({
    ...reading,
    path: '/api/projects',
    summary: 'List projects, in the order of the site',
    response: projectListSchema,
  }),
  createProject: defineCall({
    ...stored,
    method: 'POST',
    path: '/api/projects',
    summary: 'Create a project as a draft',
    body: editedProjectSchema,
    headers: ['Idempotency-Key'],
    status: 201,
  }),
  getProject: defineCall({
    ...stored,
    ...reading,
    path: '/api/projects/{id}',
    summary: 'Get a project as last saved',
  }),
  saveProjectDraft: defineCall({
    ...stored,
    ...saving,
    path: '/api/projects/{id}/draft',
    summary: 'Save a project as a draft',
    body: editedProjectSchema,
  }),
  publishProject: defineCall({
    ...stored,
    ...saving,
    path: '/api/projects/{id}/publication',
    summary: 'Publish a project',
    body: publishedProjectSchema,
    refresh: 'public',
  }),
  unpublishProject: defineCall({
    ...stored,
    method: 'DELETE',
    path: '/api/projects/{id}/publication',
    summary: 'Unpublish a project. The last save becomes a draft',
    headers: ['If-Match'],
    refresh: 'public',
  }),
  moveProject: defineCall({
    method: 'PUT',
    path: '/api/projects/{id}/position',
    previous: { path: '/api/projects/{id}/place' },
    summary: 'Move a project before another one, or to the end',
    body: projectPositionSchema,
    response: projectListSchema,
    refresh: 'public',
  }),
  featureProject: defineCall({
    method: 'PUT',
    path: '/api/projects/{id}/featured',
    summary: 'Select or deselect a project for the home page',
    body: z.strictObject({ isFeatured: z.boolean() }),
    response: projectListSchema,
    refresh: 'public',
  }),
  deleteProject: defineCall({
    ...deletion,
    path: '/api/projects/{id}',
    summary: 'Move a project to the trash',
  }),
  restoreProject: defineCall({
    ...restoration,
    path: '/api/projects/{id}/restore',
    summary: 'Restore a project from the trash',
  }),
  listProjectVersions: defineCall({
    ...reading,
    path: '/api/projects/{id}/versions',
    summary: 'List the versions of a project, newest first',
    response: documentVersionListSchema,
  }),
  compareProjectVersion: defineCall({
    ...reading,
    path: '/api/projects/{id}/versions/{version}',
    summary: 'Get a version of a project, compared with another one',
    query: comparisonQuerySchema,
    response: projectComparisonSchema,
  }),
  restoreProjectVersion: defineCall({
    ...stored,
    ...replacing,
    path: '/api/projects/{id}/versions/{version}/restore',
    summary: 'Restore a version of a project as a draft',
  }),
} as const
