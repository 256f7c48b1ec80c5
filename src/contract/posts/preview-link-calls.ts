import { defineCall } from '#src/contract/call.ts'
import { deletedSchema } from '#src/contract/id-schemas.ts'
import { previewLinkListSchema, previewLinkSchema } from './preview-link-schemas.ts'

export const previewLinkCalls = {
  listPreviewLinks: defineCall({
    method: 'GET',
    path: '/api/blog/{id}/preview-links',
    scopes: ['posts'],
    summary: 'List the valid preview links of a post, newest first',
    response: previewLinkListSchema,
  }),
  createPreviewLink: defineCall({
    method: 'POST',
    path: '/api/blog/{id}/preview-links',
    scopes: ['posts'],
    summary: 'Create a preview link to the last saved version of a post, valid for a week',
    response: previewLinkSchema,
    status: 201,
  }),
  deletePreviewLink: defineCall({
    method: 'DELETE',
    path: '/api/preview-links/{id}',
    scopes: ['posts'],
    summary: 'Revoke a preview link',
    response: deletedSchema,
  }),
} as const
