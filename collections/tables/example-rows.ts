import { z } from 'zod'
import { EXAMPLE_CONTENT_KEY } from '#src/contract/example/example-schemas.ts'
import type { ExampleRows } from '#src/contract/example/example-schemas.ts'
import { TEXT_FIELDS } from '#src/contract/posts/post-fields.ts'
import { columnName } from '#src/lib/database/column-name.ts'
import { isUnusedMedia } from './shows-media.ts'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'

const texts = (prefix: string) =>
  TEXT_FIELDS.map((field) => `${prefix}${columnName(field)}`).join(', ')

const EXAMPLES = `
  with listed as (
    select kind, value::uuid as id
    from ${PAYLOAD_TABLES.keyValues} as stored, jsonb_each(stored.data -> 'rows') as lists(kind, ids),
      jsonb_array_elements_text(lists.ids) as listed_ids(value)
    where stored.key = '${EXAMPLE_CONTENT_KEY}'
  ), example_posts as (
    select id from posts
    where id in (select id from listed where kind = 'posts') and deleted_at is null and not exists (
      select from ${PAYLOAD_TABLES.postVersions} as other
      where other.parent_id = posts.id and (${texts('other.version_')}) is distinct from (${texts('posts.')}))
  ), example_projects as (
    select id from projects
    where id in (select id from listed where kind = 'projects') and deleted_at is null and updated_at = created_at
  )`

/** Example content without changes or other uses, as one statement for the doctor, which runs without Payload. */
export const EXAMPLE_ROWS_SQL = `${EXAMPLES}
  select 'posts' as kind, id from example_posts
  union all select 'projects', id from example_projects
  union all select 'media', id from media
    where id in (select id from listed where kind = 'media') and deleted_at is null and ${isUnusedMedia(
      {
        posts: 'id not in (select id from example_posts)',
        projects: 'id not in (select id from example_projects)',
      },
    )}
  union all select 'resumes', id from resumes
    where id in (select id from listed where kind = 'resumes') and deleted_at is null
  union all select 'contacts', id from contacts
    where id in (select id from listed where kind = 'contacts') and deleted_at is null`

export const CHANGED_EXAMPLES_SQL = `${EXAMPLES}
  select title from posts
  where id in (select id from listed) and deleted_at is null and id not in (select id from example_posts)
  union all select title from projects
  where id in (select id from listed) and deleted_at is null and id not in (select id from example_projects)`

const rowsSchema = z.array(z.object({ kind: z.string(), id: z.string() }))

export function exampleRowsOf(answer: unknown): ExampleRows {
  const rows: ExampleRows = { posts: [], projects: [], media: [], resumes: [], contacts: [] }
  for (const { kind, id } of rowsSchema.parse(answer)) rows[kind as keyof ExampleRows].push(id)
  return rows
}
