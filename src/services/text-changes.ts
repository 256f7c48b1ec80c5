import { sql } from '#collections/sql.ts'

/** What readers read of a row; saves that leave it alone change nothing for them. */
const differs = sql`(other.version_title, other.version_excerpt, other.version_content)
  is distinct from (posts.title, posts.excerpt, posts.content)`

/**
 * When the text of a row of `posts` became what it is: the first published state after the last one that read
 * otherwise. Null when none did, or none is kept that did.
 */
export const textChangedAt = sql`(
  select min(same.version_updated_at) from _posts_v as same
  where same.parent_id = posts.id and same.version__status = 'published' and same.version_updated_at > (
    select max(other.version_updated_at) from _posts_v as other
    where other.parent_id = posts.id and other.version__status = 'published' and ${differs}))`
