import { LISTED_FIELDS } from '#src/contract/post-fields.ts'
import { sql } from '#collections/sql.ts'

/** The rows of `posts` that visitors may read: the condition of collections/access.ts, which a test compares. */
export const isPublicPost = sql`(posts._status = 'published' and posts.published_at <= now()
  and posts.deleted_at is null)`

/** The column of a field, as Payload names it: `readTime` is in `read_time`. */
export const columnName = (field: string) =>
  field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

// The tags are rows of their own table.
const { tags, ...inColumns } = LISTED_FIELDS

const selected = [
  ...['id', 'slug', ...Object.keys(inColumns), '_status', 'author'],
  ...['createdAt', 'publishedAt', 'firstPublishedAt'],
].map((field) => sql`posts.${sql.identifier(columnName(field))} as ${sql.identifier(field)}`)

/** What a list shows of a row of `posts`, under the names of the document, for the mapper. */
export const listedColumns = sql`${sql.join(selected, sql`, `)},
  array(select text from posts_texts as tags where tags.parent_id = posts.id and tags.path = 'tags'
        order by tags."order") as tags`
