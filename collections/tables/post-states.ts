import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { runSql, sql, storedDateSchema } from '#collections/sql.ts'
import { postStatusSchema } from '#src/contract/posts/post-schemas.ts'
import { replaceTags, tagsColumn } from './post-texts.ts'
import { addVersions, newestVersion, newestVersionColumns } from './post-version-rows.ts'

const rowSchema = z
  .object({
    id: z.string(),
    title: z.string().nullable(),
    _status: postStatusSchema.nullable(),
    published_at: storedDateSchema.nullable(),
    first_published_at: storedDateSchema.nullable(),
    updated_at: z.string(),
    version_updated_at: z.string().nullable(),
    has_other_text: z.boolean(),
    tags: z.array(z.string()),
    version_tags: z.array(z.string()),
  })
  .transform((row) => ({
    id: row.id,
    title: row.title ?? '',
    status: row._status ?? ('draft' as const),
    publishedAt: row.published_at,
    firstPublishedAt: row.first_published_at,
    tags: row.tags,
    /** Time of the last save, drafts over a published post included (document-lock.ts). */
    savedAt: new Date(
      Math.max(Date.parse(row.updated_at), Date.parse(row.version_updated_at ?? row.updated_at)),
    ).toISOString(),
    hasNewerDraft: row.has_other_text,
    versionTags: row.version_tags,
  }))

export type StoredState = z.infer<typeof rowSchema>

export async function readPostStates(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<StoredState[]> {
  return runSql(
    req,
    sql`select posts.id, posts.title, posts._status, posts.published_at, posts.first_published_at,
          posts.updated_at, ${tagsColumn}, ${newestVersionColumns}
        from posts ${newestVersion}
        where posts.id = any(${sql.param([...ids])}::uuid[]) and posts.deleted_at is null
        order by posts.created_at desc, posts.id`,
    rowSchema,
  )
}

type Change = { from: StoredState; to: StoredState }

/** In SQL: Payload would save a newer draft as the post, and not the previous date of a first publication. */
export async function writePostStates(
  req: PayloadRequest,
  { at, changes }: { at: string; changes: readonly Change[] },
): Promise<void> {
  if (changes.length === 0) return
  const next = changes.map(({ to }) => to)
  await runSql(
    req,
    sql`update posts set _status = next.status::enum_posts_status, published_at = next."publishedAt",
          first_published_at = next."firstPublishedAt", updated_at = ${at}
        from jsonb_to_recordset(${JSON.stringify(next)}::jsonb)
          as next(id uuid, status text, "publishedAt" timestamptz, "firstPublishedAt" timestamptz)
        where posts.id = next.id`,
  )
  await replaceTags(req, next)
  await addVersions(req, { at, next: changes.map(nextVersion) })
}

const nextVersion = ({ from, to }: Change) => ({
  id: to.id,
  columns: {
    version_published_at: to.publishedAt,
    version_first_published_at: to.firstPublishedAt,
    // The draft over a published post stays a draft.
    ...(to.status !== from.status && !from.hasNewerDraft && { version__status: to.status }),
  },
  tags: to.versionTags,
})
