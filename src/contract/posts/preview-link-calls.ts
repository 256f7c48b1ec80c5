import { z } from 'zod'
import { idSchema, isoDateSchema } from '#src/contract/text-schemas.ts'
import { defineCall } from '#src/contract/call.ts'
import { deletedSchema } from '#src/contract/id-schemas.ts'

export const previewLinkSchema = z.strictObject({
  id: idSchema,
  path: z.string(),
  createdAt: isoDateSchema,
  expiresAt: isoDateSchema,
})
export type PreviewLink = z.infer<typeof previewLinkSchema>

export const previewLinkCalls = {
  listPreviewLinks: defineCall({
    method: 'GET',
    path: '/api/blog/{id}/preview-links',
    scopes: ['posts'],
    summary: 'List the valid preview links of a post, newest first',
    response: z.array(previewLinkSchema),
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
