import type { ClientBase } from 'pg'
import type { Manifest } from './backup-format.ts'
import type { CompletedArchive } from './open-archive.ts'

export const rowCount = ({ tables }: Manifest) => tables.reduce((sum, { rows }) => sum + rows, 0)
export const fileCount = ({ entries }: Manifest) =>
  entries.filter(({ name }) => name.startsWith('files/')).length

/** Stores that a backup finished; a database of an older release has no table for it yet. */
export async function recordBackup(
  client: Pick<ClientBase, 'query'>,
  { manifest, bytes, sha256 }: CompletedArchive,
) {
  const table = await client.query<{ found: string | null }>(
    `select to_regclass('backups')::text as found`,
  )
  if (!table.rows[0]?.found) return
  await client.query(
    `insert into backups (made_at, bytes, rows, files, damages, sha256)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      manifest.madeAt,
      bytes,
      rowCount(manifest),
      fileCount(manifest),
      manifest.damages.length,
      sha256,
    ],
  )
}
