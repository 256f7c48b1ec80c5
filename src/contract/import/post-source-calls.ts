import { z } from 'zod'
import { defineCall, readingPosts } from '#src/contract/call.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { idSchema, singleLineText } from '#src/contract/text-schemas.ts'

const postSourceSchema = z.strictObject({
  name: singleLineText('Name', LIMITS.importSourceName),
  key: singleLineText('Key', LIMITS.importSourceName),
})
export type PostSource = z.infer<typeof postSourceSchema>

const takenSlugSchema = z.strictObject({
  slug: z.string(),
  id: idSchema,
  state: z.enum(['post', 'trash', 'former']),
  source: z.string().nullable(),
})
export type TakenSlug = z.infer<typeof takenSlugSchema>

/** Which source published which post, so that none replaces what another one or a person wrote. */
export const postSourceCalls = {
  listPostSlugs: defineCall({
    ...readingPosts,
    path: '/api/post-sources',
    summary: 'List current and former slugs of posts with their sources',
    response: z.array(takenSlugSchema),
  }),
  setPostSource: defineCall({
    method: 'PUT',
    path: '/api/post-sources/{id}',
    scopes: ['posts'],
    summary: 'Set the source of a post',
    body: postSourceSchema,
    response: postSourceSchema,
  }),
} as const
