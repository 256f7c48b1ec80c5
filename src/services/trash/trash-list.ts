import { LIMITS } from '#src/contract/limits.ts'
import { trashListSchema } from '#src/contract/trash/trash-calls.ts'
import type { TrashItem } from '#src/contract/trash/trash-calls.ts'
import { readSql } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { sql, storedDateSchema } from '#collections/sql.ts'

const rowSchema = trashListSchema.element.extend({
  deletedAt: storedDateSchema,
  endsAt: storedDateSchema,
})

/** GET /api/trash: everything in the trash, newest first. In SQL, because it unites five tables. */
export const listTrash = (_caller: { actor: Admin }): Promise<TrashItem[]> =>
  readSql(
    sql`select id, kind, coalesce(name, '') as name, coalesce(detail, '') as detail, deleted_at as "deletedAt",
          deleted_at + make_interval(days => ${LIMITS.trashDays}) as "endsAt" from (
          select id, 'posts' as kind, title as name, '' as detail, deleted_at from posts
          union all select id, 'projects', title, period, deleted_at from projects
          union all select id, 'media', original_name, mime_type, deleted_at from media
          union all select id, 'resumes', original_name, mime_type, deleted_at from resumes
          union all select id, 'contacts', subject, name, deleted_at from contacts
        ) as trash where deleted_at is not null order by deleted_at desc, id`,
    rowSchema,
  )
