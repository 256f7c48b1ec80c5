import type { CollectionBeforeValidateHook } from 'payload'
import type { Post } from '#collections/generated/payload-types.ts'
import { ERROR_STATUS, ERROR_TEXT } from '#src/contract/errors.ts'
import { lockPost } from '#collections/post-lock.ts'
import { publicApiError } from '#collections/public-api-error.ts'

/**
 * The built-in admin sends the time of the version its form was made from: a form that is older than the
 * stored post is refused, as the API does by `If-Match`. Bringing an old version back (POST) is meant.
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
