import { z } from 'zod'
import { isoDateSchema } from '#src/contract/text-schemas.ts'

const count = z.int().min(0)

const backupSchema = z.strictObject({
  madeAt: isoDateSchema,
  bytes: count,
  rows: count,
  files: count,
  damages: count,
  sha256: z.string(),
})
export type Backup = z.infer<typeof backupSchema>

export const backupStateSchema = z.strictObject({
  isRunning: z.boolean(),
  latest: backupSchema.nullable(),
})
export type BackupState = z.infer<typeof backupStateSchema>
