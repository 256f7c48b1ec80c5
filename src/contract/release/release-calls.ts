import { z } from 'zod'
import { defineCall } from '#src/contract/call.ts'
import { isoDateSchema } from '#src/contract/text-schemas.ts'

export const releaseStateSchema = z.strictObject({
  version: z.string(),
  builtAt: isoDateSchema.nullable(),
  /** The newest version tag of the repository at UPDATES_URL, when it is newer than `version`; null otherwise. */
  newerVersion: z.string().nullable(),
})
export type ReleaseState = z.infer<typeof releaseStateSchema>

const DAY = 24 * 60 * 60 * 1000
/** After two months a build probably lacks security releases. */
const OLD_BUILD_DAYS = 60

/** Returns a sentence if the release should be updated. `now` in milliseconds. */
export function releaseProblem(state: ReleaseState, now: number): string | undefined {
  const { version, newerVersion, builtAt } = state
  if (newerVersion !== null) return `Folio ${newerVersion} is available, this is ${version}.`
  const days = builtAt === null ? 0 : Math.floor((now - Date.parse(builtAt)) / DAY)
  return days > OLD_BUILD_DAYS
    ? `This build is ${days} days old and may lack security fixes.`
    : undefined
}

export const releaseCalls = {
  getReleaseState: defineCall({
    method: 'GET',
    path: '/api/release',
    summary: 'Get the running version, the age of its build, and a newer version',
    response: releaseStateSchema,
  }),
} as const
