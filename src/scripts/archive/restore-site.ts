import { errorMessage } from '#src/lib/error-message.ts'
import { hash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { env } from '#src/env.ts'
import { beginStatement, isShared } from '#src/lib/database/session.ts'
import { hasRelation } from '#src/lib/database/has-relation.ts'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'
import { withArchiveClient } from '#src/services/backup/archive-client.ts'
import type { Manifest } from '#src/services/backup/backup-format.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import type { FileStore } from '#src/services/storage/file-store.ts'
import { withDatabase } from '#src/scripts/database/open-database.ts'
import { describeContents } from './backup-site.ts'
import { newBackupFile, pruneBackups } from './backup-retention.ts'
import { loadChunk, matchTables, verifyRows, setSequences } from './load-rows.ts'
import { createArchive } from './create-archive.ts'
import { readEntries, verifyArchive } from './read-archive.ts'
import {
  dropPreviousSchema,
  keepSiteId,
  MIGRATIONS,
  rebuildSchema,
  rebuildSearchIndex,
  withoutConstraints,
} from './rebuild-schema.ts'

type RestoreOptions = {
  file: string
  url: string
  store: FileStore
  /** Folder for a safety backup of the current data; null for none. */
  safetyFolder: string | null
  log: (line: string) => void
}

export async function restoreSite({ file, withSafetyCopy }: CommandOptions): Promise<void> {
  // Before a database is created for it.
  await verifyArchive(file)
  const safetyFolder = withSafetyCopy ? env.DATA_DIR : null
  await withDatabase({ env, mayCreate: true }, (url) =>
    restoreArchive({ file, url, store: fileStore, safetyFolder, log: console.log }),
  )
  console.log('Restored and verified. Start the site: npm start')
}

type CommandOptions = { file: string; withSafetyCopy: boolean }

/**
 * Files are only added. Rows are one transaction, committed after reading all back, so an interruption leaves the data
 * unchanged. Errors: a sentence.
 */
export async function restoreArchive(options: RestoreOptions): Promise<void> {
  const { file, url, store, safetyFolder, log } = options
  const manifest = await verifyArchive(file)
  await assertKnownSchema(manifest)
  log(`Backup of ${manifest.madeAt}, release ${manifest.release}: ${describeContents(manifest)}`)
  await withArchiveClient(url, 'folio-restore', async (client) => {
    await client.query(beginStatement(client))
    await assertNotServing(client, isShared(client) ? POLLED_MS : 0)
    await client.query('commit')
    if (safetyFolder !== null && (await hasRelation(client, PAYLOAD_TABLES.migrations)))
      log(`The previous data was saved to ${await createSafetyCopy({ url, store }, safetyFolder)}`)
    await replaceRows(client, { file, manifest, store })
  })
  for (const { file: name, problem } of manifest.damages)
    log(`  ${name} was ${problem} when the backup was made`)
}

async function assertKnownSchema({ migrations }: Manifest) {
  const files = await readdir(MIGRATIONS)
  const unknown = migrations.filter((name) => !files.includes(`${name}.ts`))
  if (unknown.length > 0)
    throw new Error(
      `The backup is from a newer release (${unknown.join(', ')}). Restore it with that release`,
    )
}

/**
 * A running server would write to replaced data. Behind a pooler it shows by polling, while this transaction keeps its
 * connection.
 */
async function assertNotServing(client: Client, waitMs = 0) {
  const until = Date.now() + waitMs
  for (;;) {
    await client.query('select pg_stat_clear_snapshot()')
    const { rows } = await client.query(SERVING, [isShared(client)])
    if (rows.length > 0) throw new Error('The site is running on this database. Stop it first')
    if (Date.now() >= until) return
    await pause(250)
  }
}

const SERVING = `
  select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and (
    application_name = 'folio-listener'
    or application_name = 'folio-poll' and query_start > now()
    or application_name in ('folio', 'folio-ready', 'folio-backup', 'folio-restore') and (not $1 or state <> 'idle'))`
const POLLED_MS = 5_000

async function createSafetyCopy(site: { url: string; store: FileStore }, folder: string) {
  const file = await newBackupFile(folder, 'before-restore')
  await createArchive({ file, ...site }).catch((cause: unknown) => {
    const reason = errorMessage(cause)
    const hint = 'repair it, or skip the safety copy with --no-safety-copy'
    throw new Error(`The current data could not be copied (${reason}): ${hint}`, { cause })
  })
  await pruneBackups(folder, 'before-restore')
  return file
}

type Archive = { file: string; manifest: Manifest; store: FileStore }

async function replaceRows(client: Client, { file, manifest, store }: Archive) {
  await client.query(beginStatement(client))
  await rebuildSchema(client, manifest)
  const tables = await matchTables(client, manifest)
  const wanted = new Map(manifest.entries.map((entry) => [entry.name, entry.sha256]))
  await withoutConstraints(client, async () => {
    for await (const { name, parsedName, bytes } of readEntries(file)) {
      if (parsedName.type === 'manifest') continue
      if (hash('sha256', bytes) !== wanted.get(name))
        throw new Error(`${file} changed while it was copied`)
      if (parsedName.type === 'file') await restoreFile(store, { ...parsedName, bytes })
      else {
        const table = tables.get(parsedName.table)
        if (!table) throw new Error(`The backup is altered: its manifest does not list ${name}`)
        await loadChunk(client, table, bytes)
      }
    }
  })
  await setSequences(client, manifest)
  await rebuildSearchIndex(client)
  await verifyRows(client, manifest, tables)
  await keepSiteId(client)
  await dropPreviousSchema(client)
  await assertNotServing(client)
  await client.query('commit')
}

type RestoredFile = { kind: 'media' | 'resumes'; name: string; bytes: Buffer }

async function restoreFile(store: FileStore, { kind, name, bytes }: RestoredFile) {
  const digest = hash('sha256', bytes)
  const read = async () => {
    const stream = await store.read(kind, name)
    return stream && hash('sha256', await buffer(stream))
  }
  if ((await read()) === digest) return
  await store.write(kind, name, bytes)
  if ((await read()) !== digest)
    throw new Error(`${kind}/${name} could not be read back from the store`)
}
