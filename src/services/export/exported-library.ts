import { z } from 'zod'
import { sql, storedDateSchema } from '#collections/sql.ts'
import type { LibraryFile } from '#src/export-format/file-names.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { fileUrl } from '#src/services/storage/payload-storage-adapter.ts'
import { asciiFileNames } from './ascii-file-names.ts'

const rowSchema = z.object({
  id: z.string(),
  filename: z.string(),
  storedName: z.string(),
  name: z.string(),
  alt: z.string().nullable(),
  isDrawing: z.boolean(),
  createdAt: storedDateSchema,
})

export async function readLibrary(): Promise<LibraryFile[]> {
  const rows = await readSql(
    sql`select id::text as id, filename, coalesce(stored_name, filename) as "storedName", original_name as name, alt,
          coalesce(is_drawing, false) as "isDrawing", created_at as "createdAt" from media where deleted_at is null
        order by original_name collate "C", sha256, created_at, id`,
    rowSchema,
  )
  const nameOf = asciiFileNames()
  return rows.map(({ id, filename, storedName, ...entry }) => ({
    ...{ id, url: fileUrl('media', filename), storedName },
    file: nameOf(entry.name, storedName),
    ...entry,
  }))
}
