import type { PayloadRequest, TypedUser } from 'payload'
import type { User } from '#src/contract/auth/user-schemas.ts'
import { asSystem } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { runSql, sql } from '#collections/sql.ts'

type Person = { email: string; firstName: unknown; lastName: unknown }

/** Google's names as plain text of a sane length, or null. */
function sanitizeName(name: unknown): string | null {
  if (typeof name !== 'string') return null
  return name.toWellFormed().replace(/\p{C}/gu, '').trim().slice(0, 100) || null
}

/**
 * The user of an address that may enter, made at the first sign-in; names follow Google's.
 * Call inside a transaction: sign-ins wait for each other, so that two tabs make one user.
 * @param person an address that was decided on already (sign-in/identity.ts)
 */
export async function findOrCreateUser(req: PayloadRequest, person: Person): Promise<TypedUser> {
  await runSql(req, sql`select pg_advisory_xact_lock(hashtext('folio.users'))`)
  const access = asSystem('nobody is signed in yet, and nobody may write users')
  const names = {
    firstName: sanitizeName(person.firstName),
    lastName: sanitizeName(person.lastName),
  }
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { equals: person.email } },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    ...access,
  })
  const [found] = docs
  if (!found) {
    const data = { email: person.email, ...names }
    return req.payload.create({ collection: 'users', data, depth: 0, req, ...access })
  }
  if (found.firstName === names.firstName && found.lastName === names.lastName) return found
  return req.payload.update({
    collection: 'users',
    id: found.id,
    data: names,
    depth: 0,
    req,
    ...access,
  })
}

/** §3 User: the signed-in person, with the fields that may leave the server. */
export function currentUser(actor: Admin): User {
  const { id, email, firstName, lastName } = actor.user as unknown as User
  return { id, email, firstName: firstName ?? null, lastName: lastName ?? null }
}
