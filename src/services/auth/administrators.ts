import { z } from 'zod'
import { selectAccounts } from '#collections/tables/user-sessions.ts'
import type { Administrator } from '#src/contract/auth/administrator-schemas.ts'
import { env } from '#src/env.ts'
import { readSql } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { isAllowedEmail } from './account-allowlist.ts'

const rowSchema = z.object({
  email: z.string(),
  name: z.string(),
  last_sign_in: z.coerce.date().nullable(),
  devices: z.coerce.number(),
})

/** GET /api/administrators: lists accounts that can sign in, then accounts that no longer can. */
export async function listAdministrators({ actor }: { actor: Admin }): Promise<Administrator[]> {
  const allowed = env.ADMIN_EMAILS
  const rows = await readSql(selectAccounts(allowed))
  return rows
    .map((row) => {
      const { last_sign_in, ...account } = rowSchema.parse(row)
      return {
        ...account,
        isAllowed: isAllowedEmail(account.email, allowed),
        isCurrent: account.email === actor.user.email,
        lastSignInAt: last_sign_in?.toISOString() ?? null,
      }
    })
    .toSorted((a, b) => Number(b.isAllowed) - Number(a.isAllowed))
}
