import { z } from 'zod'
import { sql } from '#collections/sql.ts'
import { textChangedAt } from '#collections/tables/post-version-rows.ts'
import { isoDate } from '#src/export-format/exported-file.ts'
import type { ExportedFile } from '#src/export-format/exported-file.ts'
import type { LibraryFile, LibraryNames } from '#src/export-format/file-names.ts'
import { as, findDocument, readSql } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { postFile } from './post-file.ts'

const rowSchema = z.object({
  id: z.string(),
  text_changed_at: z.string().nullable(),
  addresses: z.array(z.string()),
})

type Exporting = { actor: Admin; library: readonly LibraryFile[]; names: LibraryNames }

/** Reads and yields one post after the other, without the trash. */
export async function* exportedPosts({
  actor,
  library,
  names,
}: Exporting): AsyncGenerator<ExportedFile> {
  const rows = await readSql(
    sql`select posts.id::text as id, ${textChangedAt} as text_changed_at, array(
          select address from redirects where redirects.post_id = posts.id order by address) as addresses
        from posts where deleted_at is null order by slug collate "C", id`,
    rowSchema,
  )
  const altOf = new Map(library.map(({ url, alt }) => [url, alt]))
  for (const row of rows) {
    const post = await findDocument('posts', { id: row.id, ...as(actor) })
    if (!post) continue
    const alt = altOf.get(post.imageUrl ?? '')
    yield postFile(post, {
      names,
      ...(alt ? { alt } : {}),
      lastmod: isoDate(row.text_changed_at),
      addresses: row.addresses,
    })
  }
}
