import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { escapeIdentifier } from 'pg'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { DATABASE_SCHEMA, fileEntry } from '#src/services/backup/backup-format.ts'
import type { Manifest } from '#src/services/backup/backup-format.ts'
import { copyRows, listTables, qualifiedName } from '#src/services/backup/table-rows.ts'
import type { TableShape } from '#src/services/backup/table-rows.ts'
import { listReferencedFiles } from '#src/services/storage/referenced-files.ts'

export async function matchTables(
  client: Client,
  manifest: Manifest,
): Promise<Map<string, TableShape>> {
  const there = new Map((await listTables(client)).map((table) => [table.name, table]))
  const matched = new Map<string, TableShape>()
  for (const { name, columns } of manifest.tables) {
    const table = there.get(name)
    if (!table || table.columns.join() !== columns.join())
      throw new Error(`The backup contains a table that its migrations do not create: ${name}`)
    matched.set(name, table)
  }
  return matched
}

export async function loadChunk(client: Client, table: TableShape, text: Buffer): Promise<void> {
  const columns = table.columns.map(escapeIdentifier).join(', ')
  const target = client.query(copyFrom(`copy ${qualifiedName(table.name)} (${columns}) from stdin`))
  await pipeline(Readable.from([text]), target)
}

export async function setSequences(client: Client, { sequences }: Manifest): Promise<void> {
  for (const { name, last } of sequences)
    await client.query('select setval(format($1, $2::text, $3::text)::regclass, $4::bigint)', [
      '%I.%I',
      DATABASE_SCHEMA,
      name,
      last,
    ])
}

export async function verifyRows(
  client: Client,
  manifest: Manifest,
  tables: Map<string, TableShape>,
): Promise<void> {
  for (const { name, rows, sha256 } of manifest.tables) {
    const table = tables.get(name)
    const found = table && (await copyRows(client, table))
    if (found?.rows !== rows || found.sha256 !== sha256)
      throw new Error(`The restored table ${name} differs from the backup`)
  }
  const kept = new Set([
    ...manifest.entries.map((entry) => entry.name),
    ...manifest.damages.map(({ file }) => file),
  ])
  for (const { kind, name } of await listReferencedFiles(client))
    if (!kept.has(fileEntry(kind, name)))
      throw new Error(`The backup is altered: the file ${fileEntry(kind, name)} is not in it`)
}
