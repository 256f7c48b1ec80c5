import type { Setting } from '#collections/generated/payload-types.ts'
import { DEFAULT_SETTINGS } from '#src/contract/settings/settings-calls.ts'
import type { Settings } from '#src/contract/settings/settings-calls.ts'
import { isBuildWithoutData } from '#src/env.ts'
import { as, asSystem, payloadClient, withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'

/** GET /api/settings, and for robots.txt. Errors: `unavailable`. */
export async function getSettings(): Promise<Settings> {
  if (isBuildWithoutData) return DEFAULT_SETTINGS
  const payload = await payloadClient()
  const access = asSystem('robots.txt shows them to everyone')
  return toSettings(await payload.findGlobal({ slug: 'settings', ...access }))
}

/** PUT /api/settings: applies immediately. */
export const updateSettings = ({ actor, body: data }: { actor: Admin; body: Settings }) =>
  withTransaction(actor, async (req) =>
    toSettings(await req.payload.updateGlobal({ slug: 'settings', data, ...as(actor, req) })),
  )

const toSettings = ({ isIndexed, isTrainingAllowed }: Setting): Settings => ({
  isIndexed: isIndexed ?? DEFAULT_SETTINGS.isIndexed,
  isTrainingAllowed: isTrainingAllowed ?? DEFAULT_SETTINGS.isTrainingAllowed,
})
