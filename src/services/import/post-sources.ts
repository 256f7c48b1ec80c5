import { z } from 'zod'
import { runSql, sql } from '#collections/sql.ts'
import { oldSlugsColumn } from '#collections/tables/old-slugs.ts'
import { ServiceError } from '#src/contract/errors.ts'
import type { TakenSlug, PostSource } from '#src/contract/import/post-source-calls.ts'
import { readSql, withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'

const rowSchema = z.object({
  id: z.string(),
  slug: z.string(),
  is_trashed: z.boolean(),
  former_slugs: z.array(z.string()),
  source: z.string().nullable(),
})

/** GET /api/post-sources: every slug that a post has or had, those in the trash included. */
export async function listPostSlugs(_caller: { actor: Admin }): Promise<TakenSlug[]> {
  const rows = await readSql(
    sql`select posts.id::text as id, slug, deleted_at is not null as is_trashed, ${oldSlugsColumn},
          (select origin from imported_posts where post_id = posts.id order by updated_at desc limit 1) as source
        from posts where slug is not null order by slug`,
    rowSchema,
  )
  return rows.flatMap(({ id, slug, is_trashed, former_slugs, source }) => [
    { id, slug, state: is_trashed ? ('trash' as const) : ('post' as const), source },
    ...former_slugs.map((former) => ({ id, slug: former, state: 'former' as const, source })),
  ])
}

/** Replaces the checksums: an import of the same source does not change posts published by calls. */
const PUBLISHED = 'published'

/** PUT /api/post-sources/{id}: instead of another source of the post. Errors: `not-found`. */
export async function setPostSource({
  actor,
  id,
  body: { name, key },
}: Input<'setPostSource'>): Promise<PostSource> {
  await withTransaction(actor, async (req) => {
    const found = await runSql(
      req,
      sql`select 1 from posts where id = ${id} and deleted_at is null for update`,
    )
    if (found.length === 0) throw new ServiceError('not-found')
    await runSql(req, sql`delete from imported_posts where post_id = ${id}`)
    await runSql(
      req,
      sql`insert into imported_posts (origin, source_key, post_id, source_hash, saved_hash)
          values (${name}, ${key}, ${id}, ${PUBLISHED}, ${PUBLISHED})
          on conflict (origin, source_key) do update
            set post_id = excluded.post_id, source_hash = excluded.source_hash, text_hash = null,
                saved_hash = excluded.saved_hash, import_run = null, updated_at = now()`,
    )
  })
  return { name, key }
}
