import { env } from '#src/env.ts'
import { connectForArchive } from '#src/services/backup/archive-client.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { openDatabase } from '#src/scripts/database/open-database.ts'
import { checkStorageConsistency } from './storage-consistency.ts'

/** The maintenance job runs daily and deletes orphans older than a day. */
const ORPHAN_AGE_MS = 3 * 24 * 60 * 60 * 1000

export async function runStorageCheck(): Promise<number> {
  const database = await openDatabase({ env })
  try {
    const { files, problems } = await check(database.url)
    for (const problem of problems) console.error(`✗ ${problem}`)
    if (problems.length === 0) console.log(`✓ ${files} files match their database rows`)
    return problems.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

async function check(url: string) {
  const client = await connectForArchive(url, 'folio-check')
  try {
    return await checkStorageConsistency({ client, store: fileStore, orphanAgeMs: ORPHAN_AGE_MS })
  } finally {
    await client.end()
  }
}
