import { z } from 'zod'
import { isoDateSchema } from '#src/contract/text-schemas.ts'

const count = z.int().min(0)

const backupSchema = z.strictObject({
  madeAt: isoDateSchema,
  bytes: count,
  rows: count,
  files: count,
  /** Files that were missing or altered, and so are not in the archive. */
  damages: count,
  sha256: z.string(),
})
export type Backup = z.infer<typeof backupSchema>

export const backupStateSchema = z.strictObject({
  isRunning: z.boolean(),
  /** The last finished one, or null. */
  latest: backupSchema.nullable(),
})
export type BackupState = z.infer<typeof backupStateSchema>
