import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { anyOf, runSql, sql, storedDateSchema } from '#collections/sql.ts'
import { postStateSchema } from '#src/contract/posts/post-bulk-schemas.ts'
import { replaceTags, tagsColumn } from './post-texts.ts'
import { addVersions, newestVersion, newestVersionColumns } from './post-version-rows.ts'

const rowSchema = postStateSchema.extend({
  title: z.string(),
  publishedAt: storedDateSchema.nullable(),
  firstPublishedAt: storedDateSchema.nullable(),
  /** Time of the last save, drafts over a published post included (document-lock.ts). */
  savedAt: storedDateSchema,
  hasNewerDraft: z.boolean(),
  versionTags: z.array(z.string()),
})

export type StoredState = z.infer<typeof rowSchema>

export async function readPostStates(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<StoredState[]> {
  return runSql(
    req,
    sql`select posts.id, coalesce(posts.title, '') as title, coalesce(posts._status::text, 'draft') as status,
          posts.published_at as "publishedAt", posts.first_published_at as "firstPublishedAt", ${tagsColumn}, ${newestVersionColumns}
        from posts ${newestVersion}
        where posts.id = ${anyOf(ids)} and posts.deleted_at is null
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
