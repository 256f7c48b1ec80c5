import type { GlobalBeforeValidateHook } from 'payload'
import { publicApiError } from '#collections/public-api-error.ts'
import { ERROR_STATUS, ERROR_TEXT } from '#src/contract/errors.ts'

type Saved = { updatedAt?: string | null } | undefined

/** Like `refuseStaleSave`, for drafts too. lock-global.ts has locked the global. */
export const refuseStaleGlobal: GlobalBeforeValidateHook = ({ data, originalDoc, req }) => {
  const isForm = req.payloadAPI === 'REST' && req.method === 'POST'
  const from = isForm ? (data as Saved)?.updatedAt : undefined
  const newest = (originalDoc as Saved)?.updatedAt
  if (from && newest && new Date(from).getTime() !== new Date(newest).getTime())
    throw publicApiError(ERROR_TEXT.stale, ERROR_STATUS.stale)
  return data as unknown
}
