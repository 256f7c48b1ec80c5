import type { CollectionBeforeValidateHook } from 'payload'
import type { Post } from '#collections/generated/payload-types.ts'
import { ERROR_STATUS, ERROR_TEXT } from '#src/contract/errors.ts'
import { lockPost } from '#collections/post-lock.ts'
import { publicApiError } from '#collections/public-api-error.ts'

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
