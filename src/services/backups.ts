import { sql } from '#collections/sql.ts'
import { readSql } from './payload.ts'

export type BackupRecord = {
  madeAt: Date
  /** Of the archive. */
  bytes: number
  rows: number
  files: number
  /** Files that were missing or altered, and so are not in the archive. */
  damages: number
  sha256: string
}

/** The last backup that was finished, or null when there is none. For the administrator: no access rule holds. */
export async function latestBackup(): Promise<BackupRecord | null> {
  const [row] = await readSql(
    sql`select made_at, bytes, rows, files, damages, sha256 from backups order by made_at desc limit 1`,
  )
  if (!row) return null
  return {
    madeAt: new Date(String(row['made_at'])),
    bytes: Number(row['bytes']),
    rows: Number(row['rows']),
    files: Number(row['files']),
    damages: Number(row['damages']),
    sha256: String(row['sha256']),
  }
}
