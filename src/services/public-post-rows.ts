import { sql } from '#collections/sql.ts'

/** The rows of `posts` that visitors may read: the condition of collections/access.ts, which a test compares. */
export const isPublicPost = sql`(posts._status = 'published' and posts.published_at <= now()
  and posts.deleted_at is null)`
