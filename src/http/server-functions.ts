import 'server-only'
import { siteUrl } from '#src/env.ts'
import { queryObjectProblem } from '#src/contract/admin-query.ts'
import { recordOf } from '#src/lib/json-record.ts'
import { isSameOrigin } from '#src/lib/http/request-origin.ts'
import { authenticateRequest } from '#src/services/auth/authentication.ts'

/**
 * From own pages, with a session, an own property name (Payload also finds `constructor`, which returns the session
 * token) and a limited query. `call` is untrusted.
 */
export async function mayCallServerFunction(headers: Headers, call: unknown): Promise<boolean> {
  if (!isSameOrigin(headers.get('origin'), headers.get('sec-fetch-site'), siteUrl)) return false
  const { name, args } = recordOf(call)
  if (typeof name !== 'string' || name in Object.prototype) return false
  if (queryObjectProblem(recordOf(args)['query']) !== undefined) return false
  const { actor } = await authenticateRequest(headers)
  return actor.kind === 'admin'
}
