import 'server-only'
import { ServiceError } from '#src/contract/errors.ts'
import { IDEMPOTENCY_KEY_HEADER, idempotencyKeySchema } from '#src/contract/idempotency-key.ts'

/** The key under which a request is known again, or null. Errors: `invalid` for one of another form. */
export function readIdempotencyKey({ headers }: Request): string | null {
  const given = headers.get(IDEMPOTENCY_KEY_HEADER)
  if (given === null) return null
  const { success, data, error } = idempotencyKeySchema.safeParse(given)
  if (!success) throw new ServiceError('invalid', error.issues[0]?.message)
  return data
}
