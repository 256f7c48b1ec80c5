import { env } from '#src/env.ts'
import { withArchiveClient } from '#src/services/backup/archive-client.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { withDatabase } from '#src/scripts/database/open-database.ts'
import { checkStorageConsistency } from './storage-consistency.ts'

/** The maintenance job runs daily and deletes orphans older than a day. */
const ORPHAN_AGE_MS = 3 * 24 * 60 * 60 * 1000

export const runStorageCheck = (): Promise<number> =>
  withDatabase({ env }, async (url) => {
    const { files, problems } = await withArchiveClient(url, 'folio-check', (client) =>
      checkStorageConsistency({ client, store: fileStore, orphanAgeMs: ORPHAN_AGE_MS }),
    )
    for (const problem of problems) console.error(`✗ ${problem}`)
    if (problems.length === 0) console.log(`✓ ${files} files match their database rows`)
    return problems.length === 0 ? 0 : 1
  })
