import 'server-only'
import { ServiceError } from '#src/contract/errors.ts'
import { REQUEST_KEY_HEADER, requestKeySchema } from '#src/contract/request-key.ts'

/** The key under which a request is known again, or null. Errors: `invalid` for one of another form. */
export function requestKey({ headers }: Request): string | null {
  const given = headers.get(REQUEST_KEY_HEADER)
  if (given === null) return null
  const { success, data, error } = requestKeySchema.safeParse(given)
  if (!success) throw new ServiceError('invalid', error.issues[0]?.message)
  return data
}
