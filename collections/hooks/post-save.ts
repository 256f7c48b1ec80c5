import { ValidationError } from 'payload'
import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook, FieldHook } from 'payload'
import type { Post } from '#collections/generated/payload-types.ts'
import { lockPost } from '#collections/tables/post-lock.ts'
import { publicApiError } from '#collections/public-api-error.ts'
import { isWithinContentLimit } from '#src/content/format/content-limit.ts'
import { readTimeMinutes } from '#src/content/render/read-time-minutes.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { ERROR_STATUS, ERROR_TEXT } from '#src/contract/errors.ts'
import { LIMITS } from '#src/contract/limits.ts'

declare module 'payload' {
  interface RequestContext {
    isAutosave?: boolean
  }
}

// The hooks of every save of a post, by any API, in the order in which Payload runs them. The slug is assigned after
// the stale ones are refused.

export const CONTENT_TOO_LONG = 'Content must be at most 512 kB'

/**
 * Sanitises the body on every write. The size is checked before, because sanitising takes time, and after,
 * because escaping lengthens it and drafts skip Payload's own validation.
 */
export const sanitizeContentField: FieldHook = ({ value, req }) => {
  if (typeof value !== 'string') return value as unknown
  const cleaned = isWithinContentLimit(value) ? sanitizeContent(value) : value
  if (isWithinContentLimit(cleaned)) return cleaned
  const errors = [{ path: 'content', label: 'Content', message: CONTENT_TOO_LONG }]
  throw new ValidationError({ collection: 'posts', errors }, req.t)
}

/**
 * The built-in admin sends the time of the version its form was loaded from: a form older than the stored post
 * is refused, as the API does by `If-Match`. Restoring an old version (POST) is exempt.
 */
export const refuseStaleSave: CollectionBeforeValidateHook<Post> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const isForm = operation === 'update' && req.payloadAPI === 'REST' && req.method === 'PATCH'
  const from = isForm ? data?.updatedAt : undefined
  if (!from || !originalDoc) return data
  const newest = await lockPost(req, originalDoc.id)
  if (newest !== null && newest !== new Date(from).toISOString()) {
    throw publicApiError(ERROR_TEXT.stale, ERROR_STATUS.stale)
  }
  return data
}

/**
 * Keeps the author's reading time; without one it is computed from the text. The calls require it, so
 * this is for the built-in admin, imports and scripts.
 */
export const fillReadTime: CollectionBeforeValidateHook<Post> = ({ data, originalDoc }) => {
  if (!data) return data
  const given = 'readTime' in data ? data.readTime : originalDoc?.readTime
  if (given) return data
  const content = data.content ?? originalDoc?.content ?? ''
  const imageUrl = 'imageUrl' in data ? data.imageUrl : originalDoc?.imageUrl
  return { ...data, readTime: calculatedReadTime({ content, imageUrl }) }
}

/** The reading time of a text with its cover, in minutes. */
export function calculatedReadTime({ content, imageUrl }: Pick<Post, 'content' | 'imageUrl'>) {
  const minutes = readTimeMinutes(renderContent(content), { coverImages: imageUrl ? 1 : 0 })
  return Math.min(minutes, LIMITS.readTimeMinutes)
}

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

/** Marks autosaved versions, which later autosaves replace. */
export const markAutosave: CollectionBeforeChangeHook<Post> = ({ data, req }) => ({
  ...data,
  isAutosaved: req.context.isAutosave === true,
})
