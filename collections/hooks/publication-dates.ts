import type { CollectionBeforeChangeHook } from 'payload'
import type { Post } from '#collections/generated/payload-types.ts'

/**
 * Each publishing save sends `publishedAt` (S4-post-05); the date of the first publication is stored
 * separately and is the post's date. Until that first date has passed, it follows `publishedAt`.
 */
export const setPublicationDates: CollectionBeforeChangeHook<Post> = ({ data, originalDoc }) => {
  if (data._status !== 'published') return data
  const now = new Date().toISOString()
  const publishedAt = data.publishedAt ?? originalDoc?.publishedAt ?? now
  const first = originalDoc?.firstPublishedAt ?? undefined
  const hasAppeared = first !== undefined && new Date(first) <= new Date(now)
  return { ...data, publishedAt, firstPublishedAt: hasAppeared ? first : publishedAt }
}
