import type { GlobalBeforeValidateHook } from 'payload'
import { publicApiError } from '#collections/public-api-error.ts'
import { ERROR_STATUS, ERROR_TEXT } from '#src/contract/errors.ts'

type Saved = { updatedAt?: string | null } | undefined

/**
 * The built-in admin sends the time of the version its form was loaded from: a form older than the newest save, draft or
 * not, is refused, as the API does by `If-Match`. The global is locked by then (lock-global.ts).
 */
export const refuseStaleGlobal: GlobalBeforeValidateHook = ({ data, originalDoc, req }) => {
  const isForm = req.payloadAPI === 'REST' && req.method === 'POST'
  const from = isForm ? (data as Saved)?.updatedAt : undefined
  const newest = (originalDoc as Saved)?.updatedAt
  if (from && newest && new Date(from).getTime() !== new Date(newest).getTime())
    throw publicApiError(ERROR_TEXT.stale, ERROR_STATUS.stale)
  return data as unknown
}
