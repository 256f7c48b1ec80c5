import { COUNTS } from '#src/contract/limits.ts'
import type { PostSummary } from '#src/contract/posts.ts'
import { readSql } from './payload.ts'
import type { Actor } from './payload.ts'
import { toListedPost, toManagedListedPost } from './post-mapper.ts'
import { isPublicPost, listedColumns } from './public-post-rows.ts'
import { createSharedReads } from './shared-read.ts'
import { sql } from '#collections/sql.ts'

type Page = { page?: number | undefined; limit?: number | undefined }

/**
 * GET /api/blog (§7, design 8). Visitors get published and due posts, newest publication first; the
 * administrator all posts, newest first, with status, author and createdAt. Never the content. In SQL:
 * Payload takes a second for ten thousand, and the list has no pages unless they are asked for.
 * @param page with `limit`, one page of the list; without both the whole list
 */
export async function listPosts({
  actor,
  page,
  limit,
}: { actor: Actor } & Page): Promise<PostSummary[]> {
  if (actor.kind === 'admin') return readList(true, { page, limit })
  return ofVisitors(`${page} ${limit}`, () => readList(false, { page, limit }))
}

/** Visitors all see the same: a crowd of them is one reading at a time. */
const ofVisitors = createSharedReads<PostSummary[]>()

async function readList(isAdmin: boolean, { page, limit }: Page): Promise<PostSummary[]> {
  const isPaged = page !== undefined || limit !== undefined
  const rows = limit ?? COUNTS.blogPagePosts
  const list = await readSql(
    sql`select ${listedColumns}
        from posts where ${isAdmin ? sql`deleted_at is null` : isPublicPost}
        order by ${isAdmin ? sql`created_at` : sql`first_published_at`} desc, id
        ${isPaged ? sql`limit ${rows} offset ${((page ?? 1) - 1) * rows}` : sql``}`,
  )
  return list.map(isAdmin ? toManagedListedPost : toListedPost)
}
