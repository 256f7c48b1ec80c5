import { z } from 'zod'
import { isoDateSchema } from '#src/contract/text-schemas.ts'

const count = z.int().min(0)

/** A backup that was finished: made by the command, or sent whole to a browser. */
export const backupSchema = z.strictObject({
  madeAt: isoDateSchema,
  /** Of the archive. */
  bytes: count,
  rows: count,
  files: count,
  /** Files that were missing or altered, and so are not in the archive. */
  damages: count,
  sha256: z.string(),
})
export type Backup = z.infer<typeof backupSchema>

export const backupStateSchema = z.strictObject({
  /** Whether one is being made now, wherever it was asked for. */
  isRunning: z.boolean(),
  /** The last that was finished, or null when there is none. */
  latest: backupSchema.nullable(),
})
export type BackupState = z.infer<typeof backupStateSchema>

/** Downloads one address may start: the next one is answered with 429. */
export const BACKUP_START_LIMIT = { points: 10, duration: 60 * 60 } as const

/** From this age on a last backup needs attention. */
export const BACKUP_STALE_DAYS = 7
