import type { PayloadRequest, TypedUser } from 'payload'
import type { User } from '#src/contract/auth/user-schemas.ts'
import { asSystem, findFirst, readSql } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { runSql, sql, storedDateSchema } from '#collections/sql.ts'
import { z } from 'zod'
import { selectAccounts } from '#collections/tables/user-sessions.ts'
import type { Administrator } from '#src/contract/auth/administrator-calls.ts'
import { env } from '#src/env.ts'
import { isAllowedEmail } from './account-allowlist.ts'

type Person = { email: string; firstName: unknown; lastName: unknown }

/** A name from Google as plain text with a length limit, or null. */
function sanitizeName(name: unknown): string | null {
  if (typeof name !== 'string') return null
  return name.toWellFormed().replace(/\p{C}/gu, '').trim().slice(0, 100) || null
}

/** Call inside a transaction with an accepted profile: an advisory lock makes two tabs create one user. */
export async function findOrCreateUser(req: PayloadRequest, person: Person): Promise<TypedUser> {
  await runSql(req, sql`select pg_advisory_xact_lock(hashtext('folio.users'))`)
  const access = asSystem('access rules deny writing users before the sign-in is complete', req)
  const names = {
    firstName: sanitizeName(person.firstName),
    lastName: sanitizeName(person.lastName),
  }
  const found = await findFirst('users', { where: { email: { equals: person.email } }, ...access })
  if (!found) {
    const data = { email: person.email, ...names }
    return req.payload.create({ collection: 'users', data, ...access })
  }
  if (found.firstName === names.firstName && found.lastName === names.lastName) return found
  return req.payload.update({ collection: 'users', id: found.id, data: names, ...access })
}

export async function getUser({ actor }: { actor: Admin }): Promise<User> {
  const { id, email, firstName, lastName } = actor.user as unknown as User
  return { id, email, firstName: firstName ?? null, lastName: lastName ?? null }
}

const rowSchema = z.object({
  email: z.string(),
  name: z.string(),
  lastSignInAt: storedDateSchema.nullable(),
  devices: z.coerce.number(),
})

/** GET /api/administrators: lists accounts that can sign in, then accounts that no longer can. */
export async function listAdministrators({ actor }: { actor: Admin }): Promise<Administrator[]> {
  const allowed = env.ADMIN_EMAILS
  const accounts = await readSql(selectAccounts(allowed), rowSchema)
  return accounts
    .map((account) => ({
      ...account,
      isAllowed: isAllowedEmail(account.email, allowed),
      isCurrent: account.email === actor.user.email,
    }))
    .toSorted((a, b) => Number(b.isAllowed) - Number(a.isAllowed))
}
