import { z } from 'zod'
import { LIMITS } from '#src/contract/limits.ts'
import { trashKindSchema } from '#src/contract/trash/trash-schemas.ts'
import type { TrashItem } from '#src/contract/trash/trash-schemas.ts'
import { readSql } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'

const rowSchema = z.object({
  id: z.string(),
  kind: trashKindSchema,
  name: z.string().nullable(),
  detail: z.string().nullable(),
  deleted_at: z.coerce.date(),
  ends_at: z.coerce.date(),
})

/** GET /api/trash: everything in the trash, newest first. In SQL, because it unites five tables. */
export async function listTrash(_caller: { actor: Admin }): Promise<TrashItem[]> {
  const rows = await readSql(
    sql`select *, deleted_at + make_interval(days => ${LIMITS.trashDays}) as ends_at from (
          select id, 'posts' as kind, title as name, '' as detail, deleted_at from posts
          union all select id, 'projects', title, period, deleted_at from projects
          union all select id, 'media', original_name, mime_type, deleted_at from media
          union all select id, 'resumes', original_name, mime_type, deleted_at from resumes
          union all select id, 'contacts', subject, name, deleted_at from contacts
        ) as trash where deleted_at is not null order by deleted_at desc, id`,
  )
  return rows.map((row) => {
    const { deleted_at, ends_at, name, detail, ...same } = rowSchema.parse(row)
    return {
      ...same,
      name: name ?? '',
      detail: detail ?? '',
      deletedAt: deleted_at.toISOString(),
      endsAt: ends_at.toISOString(),
    }
  })
}
