import type { PayloadRequest } from 'payload'
import { runSql, sql } from '#collections/sql.ts'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'

const texts = sql.identifier(PAYLOAD_TABLES.postTexts)

type Sql = ReturnType<typeof sql>
type Names = readonly string[]

export const isOneOf = (names: Names) => sql`text = any(${sql.param([...names])})`

export const resembles = (words: Names) =>
  sql`(lower(text) = any(${sql.param([...words])}) or starts_with(lower(text), ${words[0]}))`

export const tagsColumn = sql`array(select text from ${texts} as tags where tags.parent_id = posts.id
  and tags.path = 'tags' order by tags."order") as tags`

export const matchingTags = (query: Sql) =>
  sql`array(select text from ${texts} as tags where tags.parent_id = posts.id and tags.path = 'tags'
    and (to_tsvector('folio_language', text) || to_tsvector('folio_simple', text)) @@ ${query}
    order by tags."order")`

export const hasTag = (names: Names) =>
  sql`posts.id in (select parent_id from ${texts} where path = 'tags' and ${isOneOf(names)})`

/** Most used first: `uses`, descending. Payload cannot aggregate list values. `which`: a condition on the tags. */
export const countTags = (ofPosts: Sql, which: Sql = sql`true`) =>
  sql`select text as name, count(*)::int as uses from ${texts} as tags join posts on posts.id = tags.parent_id
      where tags.path = 'tags' and ${ofPosts} and ${which}
      group by text order by uses desc, text`

export async function replaceTags(
  req: PayloadRequest,
  posts: readonly { id: string; tags: readonly string[] }[],
): Promise<void> {
  const ids = posts.map(({ id }) => id)
  await runSql(
    req,
    sql`delete from ${texts} where path = 'tags' and parent_id = any(${sql.param(ids)}::uuid[])`,
  )
  await runSql(
    req,
    sql`insert into ${texts} ("order", parent_id, path, text)
        select tag.place, post.id, 'tags', tag.text
        from jsonb_to_recordset(${JSON.stringify(posts)}::jsonb) as post(id uuid, tags jsonb),
          jsonb_array_elements_text(post.tags) with ordinality as tag(text, place)`,
  )
}
