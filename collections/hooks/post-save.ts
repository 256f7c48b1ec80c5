import { ValidationError } from 'payload'
import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook, FieldHook } from 'payload'
import type { Post } from '#collections/generated/payload-types.ts'
import { lockDocument } from '#collections/tables/document-lock.ts'
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

// In Payload's order; the slug is assigned after stale saves are refused.

export const CONTENT_TOO_LONG = 'Content must be at most 512 kB'

/**
 * Checks the size before, because sanitising takes time, and after, because escaping lengthens and drafts skip
 * validation.
 */
export const sanitizeContentField: FieldHook = ({ value, req }) => {
  if (typeof value !== 'string') return value as unknown
  const cleaned = isWithinContentLimit(value) ? sanitizeContent(value) : value
  if (isWithinContentLimit(cleaned)) return cleaned
  const errors = [{ path: 'content', label: 'Content', message: CONTENT_TOO_LONG }]
  throw new ValidationError({ collection: 'posts', errors }, req.t)
}

/**
 * The form of the built-in admin sends the time of its version, like `If-Match` in the API. Restoring a version (POST)
 * is exempt, and a bulk change, where Payload fills in the time of the version that visitors see.
 */
export const refuseStaleSave: CollectionBeforeValidateHook<Post> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const isForm = operation === 'update' && req.payloadAPI === 'REST' && req.method === 'PATCH'
  const isOne = req.routeParams?.['id'] !== undefined
  const from = isForm && isOne ? data?.updatedAt : undefined
  if (!from || !originalDoc) return data
  const newest = await lockDocument(req, { kind: 'posts', id: originalDoc.id })
  if (newest !== null && newest !== new Date(from).toISOString()) {
    throw publicApiError(ERROR_TEXT.stale, ERROR_STATUS.stale)
  }
  return data
}

/** Calls require a reading time; this is for the built-in admin, imports and scripts. */
export const fillReadTime: CollectionBeforeValidateHook<Post> = ({ data, originalDoc }) => {
  if (!data) return data
  const given = 'readTime' in data ? data.readTime : originalDoc?.readTime
  if (given) return data
  const content = data.content ?? originalDoc?.content ?? ''
  const imageUrl = 'imageUrl' in data ? data.imageUrl : originalDoc?.imageUrl
  return { ...data, readTime: calculatedReadTime({ content, imageUrl }) }
}

export function calculatedReadTime({ content, imageUrl }: Pick<Post, 'content' | 'imageUrl'>) {
  const minutes = readTimeMinutes(renderContent(content), { coverImages: imageUrl ? 1 : 0 })
  return Math.min(minutes, LIMITS.readTimeMinutes)
}

/**
 * Each publishing save sends `publishedAt` (S4-post-05); the first publication is stored separately, and follows it
 * until it has passed.
 */
export const setPublicationDates: CollectionBeforeChangeHook<Post> = ({ data, originalDoc }) => {
  if (data._status !== 'published') return data
  const now = new Date().toISOString()
  const publishedAt = data.publishedAt ?? originalDoc?.publishedAt ?? now
  const first = originalDoc?.firstPublishedAt ?? undefined
  const hasAppeared = first !== undefined && new Date(first) <= new Date(now)
  return { ...data, publishedAt, firstPublishedAt: hasAppeared ? first : publishedAt }
}

export const markAutosave: CollectionBeforeChangeHook<Post> = ({ data, req }) => ({
  ...data,
  isAutosaved: req.context.isAutosave === true,
})
