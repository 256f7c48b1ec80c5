import type { PayloadRequest, TypedUser } from 'payload'
import type { User } from '#src/contract/auth/user-schemas.ts'
import { asSystem } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { runSql, sql } from '#collections/sql.ts'

type Person = { email: string; firstName: unknown; lastName: unknown }

/** A name from Google as plain text with a length limit, or null. */
function sanitizeName(name: unknown): string | null {
  if (typeof name !== 'string') return null
  return name.toWellFormed().replace(/\p{C}/gu, '').trim().slice(0, 100) || null
}

/** Call inside a transaction with an accepted profile: an advisory lock makes two tabs create one user. */
export async function findOrCreateUser(req: PayloadRequest, person: Person): Promise<TypedUser> {
  await runSql(req, sql`select pg_advisory_xact_lock(hashtext('folio.users'))`)
  const access = asSystem(
    'runs before the sign-in is complete, and access rules deny writing users',
  )
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

export function currentUser(actor: Admin): User {
  const { id, email, firstName, lastName } = actor.user as unknown as User
  return { id, email, firstName: firstName ?? null, lastName: lastName ?? null }
}
