import { z } from 'zod'
import { idSchema } from '#src/contract/text-schemas.ts'
import { visibleBidiText } from '#src/contract/tolerant-values.ts'

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

/** POST /api/broken-links: the URLs of links and images, as they are written in a post. */
export const linkCheckBodySchema = z.strictObject({ urls: z.array(z.string().max(2048)).max(500) })
export const linkCheckSchema = z.array(
  z.strictObject({ url: z.string(), reason: brokenLinkReasonSchema }),
)

const postWithBrokenLinksSchema = z.strictObject({
  id: idSchema,
  title: z.string(),
  isPublic: z.boolean(),
  links: z.array(brokenLinkSchema).min(1),
})
export type PostWithBrokenLinks = z.infer<typeof postWithBrokenLinksSchema>
export const brokenLinkListSchema = z.array(postWithBrokenLinksSchema)

export const tolerantPostWithBrokenLinksSchema = postWithBrokenLinksSchema.strip().extend({
  title: visibleBidiText,
  links: z.array(brokenLinkSchema.strip().extend({ text: visibleBidiText })),
})
