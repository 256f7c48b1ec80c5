import type { Admin } from '#src/services/platform/payload.ts'
import { authenticateRequest } from '#src/services/auth/authentication.ts'
import { adminCookie } from './admin.ts'

/** The signed-in administrator, for calls to Payload that bypass the routes. */
export async function adminActor(): Promise<Admin> {
  const { actor } = await authenticateRequest(new Headers({ cookie: await adminCookie() }))
  if (actor.kind !== 'admin') throw new Error('The session of the tests is not valid')
  return actor
}
