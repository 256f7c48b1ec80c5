import { COUNTS } from '#src/contract/limits.ts'
import type { PostSummary } from '#src/contract/posts/post-schemas.ts'
import { readSql } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { getOwnerName } from '#src/services/profile/profile-service.ts'
import { summaryColumns, rowToAdminPostSummary } from './post-mapper.ts'
import { listPublicPosts } from './public-posts.ts'
import { sql } from '#collections/sql.ts'

/**
 * GET /api/blog: visitors get public posts, administrators all; never the content. In SQL: Payload takes a second for
 * 10,000 posts. Without `page` and `limit`, the complete list.
 */
export async function listPosts({ actor, ...page }: Input<'listPosts'>): Promise<PostSummary[]> {
  const range = rangeOf(page)
  return actor.kind === 'admin' ? listAllPosts(range) : listPublicPosts(range)
}

type Range = { limit: number | undefined; offset: number }

function rangeOf({ page, limit }: Omit<Input<'listPosts'>, 'actor'>): Range {
  if (page === undefined && limit === undefined) return { limit, offset: 0 }
  const rows = limit ?? COUNTS.blogPagePosts
  return { limit: rows, offset: ((page ?? 1) - 1) * rows }
}

async function listAllPosts({ limit, offset }: Range): Promise<PostSummary[]> {
  const rows = await readSql(
    sql`select ${summaryColumns} from posts where deleted_at is null
        order by created_at desc, id limit ${limit ?? null} offset ${offset}`,
  )
  const owner = await getOwnerName()
  return rows.map((row) => rowToAdminPostSummary(row, owner))
}
