import { isBuildWithoutData } from '#src/env.ts'
import { findOldUrls } from '#src/lib/database/old-urls.ts'
import { payloadClient } from './payload.ts'

/** The current slug for a previous path. Null for a stored redirect, which the server in front of Next follows. */
export async function redirectOldSlug(path: string): Promise<{ redirectTo: string } | null> {
  if (isBuildWithoutData) return null
  const [oldUrl] = await findOldUrls((await payloadClient()).db.pool, [path])
  return oldUrl?.isFormerSlug && oldUrl.slug !== null ? { redirectTo: oldUrl.slug } : null
}
