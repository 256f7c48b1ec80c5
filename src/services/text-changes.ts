import { z } from 'zod'
import type { PublishedPost } from '#src/contract/page-content.ts'
import { TEXT_FIELDS } from '#src/contract/post-fields.ts'
import type { Post } from '#src/contract/posts.ts'
import { readSql } from './payload.ts'
import { columnName } from './public-post-rows.ts'
import { sql } from '#collections/sql.ts'

const textColumns = (prefix: string) =>
  sql.raw(TEXT_FIELDS.map((field) => `${prefix}${columnName(field)}`).join(', '))

/** What readers read of a row; saves that leave it alone change nothing for them. */
const differs = sql`(${textColumns('other.version_')}) is distinct from (${textColumns('posts.')})`

/**
 * When the text of a row of `posts` became what it is: the first published state after the last one that read
 * otherwise. Null when none did, or none is kept that did.
 */
export const textChangedAt = sql`(
  select min(same.version_updated_at) from _posts_v as same
  where same.parent_id = posts.id and same.version__status = 'published' and same.version_updated_at > (
    select max(other.version_updated_at) from _posts_v as other
    where other.parent_id = posts.id and other.version__status = 'published' and ${differs}))`

/** Public posts with the dates of their texts, in the same order. */
export async function withTextChanges(posts: readonly Post[]): Promise<PublishedPost[]> {
  if (posts.length === 0) return []
  const rows = await readSql(
    sql`select id, ${textChangedAt} as changed from posts
        where id = any(${sql.param(posts.map(({ id }) => id))})`,
  )
  const dates = new Map(
    rows.map((row) => {
      const { id, changed } = rowSchema.parse(row)
      return [id, changed]
    }),
  )
  return posts.map((post) => ({ ...post, textChangedAt: toIso(dates.get(post.id)) }))
}

const rowSchema = z.object({ id: z.string(), changed: z.string().nullable() })

const toIso = (value?: string | null) => (value ? new Date(value).toISOString() : null)
