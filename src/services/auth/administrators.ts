import { z } from 'zod'
import { storedDateSchema } from '#collections/sql.ts'
import { selectAccounts } from '#collections/tables/user-sessions.ts'
import type { Administrator } from '#src/contract/auth/administrator-calls.ts'
import { env } from '#src/env.ts'
import { readSql } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { isAllowedEmail } from './account-allowlist.ts'

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
