import { z } from 'zod'
import { isoDateSchema } from '#src/contract/text-schemas.ts'
import { defineCall } from '#src/contract/call.ts'

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

const backupStateSchema = z.strictObject({
  isRunning: z.boolean(),
  latest: backupSchema.nullable(),
})
export type BackupState = z.infer<typeof backupStateSchema>

export const backupCalls = {
  getBackups: defineCall({
    method: 'GET',
    path: '/api/backups',
    summary: 'Get the state of backups',
    response: backupStateSchema,
  }),
  // Not GET: it has side effects (an activity entry, the last backup), so it needs the same-origin check.
  createBackup: defineCall({
    method: 'POST',
    path: '/api/backups',
    summary: 'Create and download a backup',
    responseKind: 'file',
    fileType: 'application/gzip',
    errors: [409, 429],
  }),
} as const
