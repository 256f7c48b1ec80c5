import { backupStateSchema } from './backup-schemas.ts'
import { defineCall } from '#src/contract/call.ts'

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
