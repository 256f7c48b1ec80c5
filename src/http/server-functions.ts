import 'server-only'
import { siteUrl } from '#src/env.ts'
import { queryObjectProblem } from '#src/contract/admin-query.ts'
import { isSameOrigin } from '#src/lib/http/request-origin.ts'
import { authenticateRequest } from '#src/services/auth/authentication.ts'

/**
 * From own pages, with a session, an own property name (Payload also finds `constructor`, which returns the session
 * token) and a limited query. `call` is untrusted.
 */
export async function mayCallServerFunction(headers: Headers, call: unknown): Promise<boolean> {
  if (!isSameOrigin(headers.get('origin'), headers.get('sec-fetch-site'), siteUrl)) return false
  const name = field(call, 'name')
  if (typeof name !== 'string' || name in Object.prototype) return false
  if (queryObjectProblem(field(field(call, 'args'), 'query')) !== undefined) return false
  const { actor } = await authenticateRequest(headers)
  return actor.kind === 'admin'
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
