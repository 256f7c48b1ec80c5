import 'server-only'
import { ServiceError } from '#src/contract/errors.ts'
import { IDEMPOTENCY_KEY_HEADER, idempotencyKeySchema } from '#src/contract/idempotency-key.ts'

/** Reads the idempotency key of a request, or null. Errors: `invalid` for a malformed key. */
export function readIdempotencyKey({ headers }: Request): string | null {
  const given = headers.get(IDEMPOTENCY_KEY_HEADER)
  if (given === null) return null
  const { success, data, error } = idempotencyKeySchema.safeParse(given)
  if (!success) throw new ServiceError('invalid', error.issues[0]?.message)
  return data
}
