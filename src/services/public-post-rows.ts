import { sql } from '#collections/sql.ts'

/** The rows of `posts` that visitors may read: the condition of collections/access.ts, which a test compares. */
export const isPublicPost = sql`(posts._status = 'published' and posts.published_at <= now()
  and posts.deleted_at is null)`

/** What a list shows of a row of `posts`, for the mapper. */
export const listedColumns = sql`posts.id, posts.slug, posts.title, posts.excerpt, posts.category,
  posts.read_time, posts.image_url, posts._status, posts.author, posts.created_at, posts.published_at,
  posts.first_published_at,
  array(select text from posts_texts as tags where tags.parent_id = posts.id and tags.path = 'tags'
        order by tags."order") as tags`
