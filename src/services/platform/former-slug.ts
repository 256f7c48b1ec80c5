import { isBuildWithoutData } from '#src/env.ts'
import { findFormerUrls } from '#src/lib/database/former-urls.ts'
import { payloadClient } from './payload.ts'

/** The current slug for a previous path. Null for a stored redirect, which the server in front of Next follows. */
export async function redirectFormerSlug(path: string): Promise<{ redirectTo: string } | null> {
  if (isBuildWithoutData) return null
  const [former] = await findFormerUrls((await payloadClient()).db.pool, [path])
  return former?.isFormerSlug && former.slug !== null ? { redirectTo: former.slug } : null
}
