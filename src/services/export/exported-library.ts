import { sql } from '#collections/sql.ts'
import type { LibraryFile } from '#src/export-format/file-names.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { fileUrl } from '#src/services/storage/payload-storage-adapter.ts'
import { plainNames } from './plain-names.ts'

/** The files of the library that are not in the trash, each with a name that suits every system and address. */
export async function readLibrary(): Promise<LibraryFile[]> {
  const rows = await readSql(
    sql`select id::text as id, filename, coalesce(stored_name, filename) as stored_name, original_name, alt,
          is_drawing, created_at from media where deleted_at is null
        order by original_name collate "C", sha256, created_at, id`,
  )
  const nameOf = plainNames()
  return rows.map((row) => ({
    id: String(row['id']),
    url: fileUrl('media', String(row['filename'])),
    storedName: String(row['stored_name']),
    file: nameOf(String(row['original_name']), String(row['stored_name'])),
    name: String(row['original_name']),
    alt: typeof row['alt'] === 'string' ? row['alt'] : null,
    isDrawing: row['is_drawing'] === true,
    createdAt: new Date(String(row['created_at'])).toISOString(),
  }))
}
