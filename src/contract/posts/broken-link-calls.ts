import { z } from 'zod'
import { idSchema } from '#src/contract/text-schemas.ts'
import { visibleBidiText } from '#src/contract/tolerant-values.ts'
import { defineCall, readingPosts } from '#src/contract/call.ts'

/** `hidden`: it exists, but visitors cannot see it (a draft, a scheduled post, a resume that is not the active one). */
const brokenLinkReasonSchema = z.enum(['missing', 'trashed', 'hidden'])
export type BrokenLinkReason = z.infer<typeof brokenLinkReasonSchema>

const brokenLinkSchema = z.strictObject({
  kind: z.enum(['link', 'picture', 'featured-image']),
  url: z.string(),
  text: z.string(),
  reason: brokenLinkReasonSchema,
})
export type BrokenLink = z.infer<typeof brokenLinkSchema>

const postWithBrokenLinksSchema = z.strictObject({
  id: idSchema,
  title: z.string(),
  isPublic: z.boolean(),
  links: z.array(brokenLinkSchema).min(1),
})
export type PostWithBrokenLinks = z.infer<typeof postWithBrokenLinksSchema>

const tolerantPostWithBrokenLinksSchema = postWithBrokenLinksSchema.strip().extend({
  title: visibleBidiText,
  links: z.array(brokenLinkSchema.strip().extend({ text: visibleBidiText })),
})

export const brokenLinkCalls = {
  listBrokenLinks: defineCall({
    ...readingPosts,
    path: '/api/broken-links',
    summary: 'List posts with broken internal links or images. External URLs are not checked',
    response: z.array(postWithBrokenLinksSchema),
    clientResponse: z.array(tolerantPostWithBrokenLinksSchema),
  }),
  checkLinks: defineCall({
    method: 'POST',
    path: '/api/broken-links',
    summary: 'Check URLs of a post before it is published. External URLs are not checked',
    body: z.strictObject({ urls: z.array(z.string().max(2048)).max(500) }),
    response: z.array(z.strictObject({ url: z.string(), reason: brokenLinkReasonSchema })),
  }),
} as const
