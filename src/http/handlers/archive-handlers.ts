import 'server-only'
import { clientAddress } from '#src/http/client-address.ts'
import { downloadResponse } from '#src/http/download-response.ts'
import type { Handlers } from '#src/http/handler.ts'
import { createBackup, getBackups } from '#src/services/backup/backups.ts'
import {
  getExampleState,
  removeExampleContent,
  restoreExampleContent,
} from '#src/services/example/example-content-service.ts'
import { openExport } from '#src/services/export/export-archive.ts'

export const archiveHandlers: Handlers<'archives'> = {
  getBackups,
  createBackup: async ({ actor }, request) => {
    const { name, stream } = await createBackup({ actor, client: clientAddress(request) })
    return downloadResponse({ name, type: 'application/gzip', body: stream })
  },
  downloadExport: async ({ actor }, request) => {
    const { name, stream } = await openExport({ actor, client: clientAddress(request) })
    return downloadResponse({ name, type: 'application/zip', body: stream })
  },
  getExampleState,
  removeExampleContent,
  restoreExampleContent,
}
