import 'server-only'
import { handlersOf } from '#src/http/handler.ts'
import type { Handlers } from '#src/http/handler.ts'
import { createBackup, getBackups } from '#src/services/backup/backups.ts'
import * as example from '#src/services/example/example-content-service.ts'
import { openExport } from '#src/services/export/export-archive.ts'

export const archiveHandlers: Handlers<'archives'> = {
  ...handlersOf(example),
  getBackups,
  createBackup,
  downloadExport: openExport,
}
