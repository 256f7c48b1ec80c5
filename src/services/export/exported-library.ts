import { z } from 'zod'
import { sql } from '#collections/sql.ts'
import type { LibraryFile } from '#src/export-format/file-names.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { fileUrl } from '#src/services/storage/payload-storage-adapter.ts'
import { plainNames } from './plain-names.ts'

const rowSchema = z.object({
  id: z.string(),
  filename: z.string(),
  stored_name: z.string(),
  original_name: z.string(),
  alt: z.string().nullable(),
  is_drawing: z.boolean().nullable(),
  created_at: z.coerce.date(),
})

export async function readLibrary(): Promise<LibraryFile[]> {
  const rows = await readSql(
    sql`select id::text as id, filename, coalesce(stored_name, filename) as stored_name, original_name, alt,
          is_drawing, created_at from media where deleted_at is null
        order by original_name collate "C", sha256, created_at, id`,
    rowSchema,
  )
  const nameOf = plainNames()
  return rows.map((row) => ({
    id: row.id,
    url: fileUrl('media', row.filename),
    storedName: row.stored_name,
    file: nameOf(row.original_name, row.stored_name),
    name: row.original_name,
    alt: row.alt,
    isDrawing: row.is_drawing === true,
    createdAt: row.created_at.toISOString(),
  }))
}
