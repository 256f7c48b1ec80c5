import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { pack as createPack } from 'tar-stream'
import { beginStatement } from '#src/lib/database/session.ts'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'
import type { FileStore } from '#src/services/storage/file-store.ts'
import { listReferencedFiles } from '#src/services/storage/referenced-files.ts'
import type { ReferencedFile } from '#src/services/storage/referenced-files.ts'
import {
  ARCHIVE_FORMAT,
  MANIFEST_ENTRY,
  DATABASE_SCHEMA,
  fileEntry,
  rowsEntry,
} from './backup-format.ts'
import type { Manifest } from './backup-format.ts'
import { copyRows, backedUpTables, listTables } from './table-rows.ts'

type BackupOptions = {
  /** A dedicated connection; the caller ends it, and holds the backup lock. */
  client: ClientBase
  store: FileStore
  target: Writable
  release: string
}

type AddEntry = (name: string, bytes: Buffer) => Promise<void>

/**
 * Writes one snapshot and its files, which are immutable and protected by the backup lock. Errors: errors of database,
 * store and `target`.
 */
export async function writeBackup({ client, store, target, release }: BackupOptions) {
  const pack = createPack()
  const entries: Manifest['entries'] = []
  const put: AddEntry = (name, bytes) =>
    new Promise((resolve, reject) => {
      // When the target breaks off, the current entry reports it as an 'error' event only.
      pack
        .entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()))
        .on('error', reject)
    })
  const add: AddEntry = async (name, bytes) => {
    entries.push({ name, size: bytes.length, sha256: hash('sha256', bytes) })
    await put(name, bytes)
  }
  const fill = async () => {
    const madeAt = new Date().toISOString()
    const { files, ...database } = await addDatabase(client, add)
    const damages = await addFiles(store, files, add)
    const manifest: Manifest = {
      format: ARCHIVE_FORMAT,
      madeAt,
      release,
      ...database,
      entries,
      damages,
    }
    await put(MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifest)))
    pack.finalize()
    return manifest
  }
  const filling = fill().catch((error: Error) => {
    pack.destroy(error)
    throw error
  })
  const [manifest] = await Promise.all([
    filling,
    pipeline(Readable.from(pack as AsyncIterable<Buffer>), createGzip(), target),
  ])
  return manifest
}

async function addDatabase(client: ClientBase, add: AddEntry) {
  await client.query(beginStatement(client, 'isolation level repeatable read, read only'))
  const migrations = await client.query<{ name: string }>(
    `select name from ${PAYLOAD_TABLES.migrations} where batch >= 0 order by name`,
  )
  const version = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  const sequences = await client.query<Manifest['sequences'][number]>(
    `select sequencename::text as name, last_value::text as last from pg_sequences
     where schemaname = $1 and last_value is not null order by 1`,
    [DATABASE_SCHEMA],
  )
  const tables: Manifest['tables'] = []
  for (const table of backedUpTables(await listTables(client))) {
    let chunk = 0
    const copied = await copyRows(client, table, (text) =>
      add(rowsEntry(table.name, chunk++), text),
    )
    tables.push({ name: table.name, columns: table.columns, ...copied })
  }
  const files = await listReferencedFiles(client)
  // No reads from here on: copying files may take minutes, so the transaction must not stay open.
  await client.query('commit')
  return {
    migrations: migrations.rows.map(({ name }) => name),
    postgres: version.rows[0]?.version ?? '',
    sequences: sequences.rows,
    tables,
    files,
  }
}

async function addFiles(store: FileStore, files: ReferencedFile[], add: AddEntry) {
  const damages: Manifest['damages'] = []
  for (const { kind, name, sha256: wanted } of files) {
    const stream = await store.read(kind, name)
    // At most one upload's size.
    const bytes = stream && (await buffer(stream))
    const problem =
      bytes === null
        ? 'missing'
        : wanted !== null && hash('sha256', bytes) !== wanted
          ? 'altered'
          : null
    if (bytes === null || problem) {
      damages.push({ file: fileEntry(kind, name), problem: problem ?? 'missing' })
    } else await add(fileEntry(kind, name), bytes)
  }
  return damages
}
