import { z } from 'zod'
import { readSql } from '#src/services/platform/payload.ts'
import { fileUrl } from '#src/services/storage/payload-storage-adapter.ts'
import { fileNames } from './page-images.ts'
import { sql } from '#collections/sql.ts'

/** A file of the library that may be in the trash. */
export const storedFileColumns = sql`id::text as id, filename, deleted_at is not null as "isTrashed"`
export const storedFileSchema = z
  .object({ id: z.string(), filename: z.string(), isTrashed: z.boolean() })
  .transform(({ filename, ...file }) => ({ ...file, url: fileUrl('media', filename) }))

const fileSchema = z.object({ id: z.string(), filename: z.string() })

/** The files of the library with these ids, or which these texts name by their URL; also those in the trash. */
export async function findLibraryFiles(wanted: {
  ids?: readonly string[]
  texts?: readonly string[]
}) {
  const names = (wanted.texts ?? []).flatMap(fileNames)
  const ids = wanted.ids ?? []
  const rows =
    names.length + ids.length === 0
      ? []
      : await readSql(
          sql`select id::text as id, filename from media where id::text = any(${sql.param([...ids])})
              or filename = any(${sql.param(names)})`,
          fileSchema,
        )
  const files = rows.map(({ id, filename }) => ({ id, path: fileUrl('media', filename) }))
  return {
    pathOf: (id: string) => files.find((file) => file.id === id)?.path,
    idOf: (path: string) => files.find((file) => file.path === path)?.id,
  }
}
