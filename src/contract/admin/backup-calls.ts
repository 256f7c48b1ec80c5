import { backupStateSchema } from './backup-schemas.ts'
import { defineCall } from '#src/contract/call.ts'

/** The calls about backups. */
export const backupCalls = {
  getBackups: defineCall({
    method: 'GET',
    path: '/api/backups',
    access: 'admin',
    summary: 'Read the time of the last backup, and whether one is running',
    response: backupStateSchema,
    status: 200,
    errors: [],
  }),
  // No GET: it makes something (a line of the record, the last backup), so it needs a page of ours to ask.
  createBackup: defineCall({
    method: 'POST',
    path: '/api/backups',
    access: 'admin',
    summary: 'Create a backup of the database and files, and stream it',
    responseKind: 'file',
    fileType: 'application/gzip',
    status: 200,
    errors: [409, 429],
  }),
} as const
