import { tagSlug } from '#src/lib/tag-slug.ts'
import { readSql } from './payload.ts'
import { isPublicPost } from './public-post-rows.ts'
import { sql } from '#collections/sql.ts'

export type Tag = {
  slug: string
  /** The way most posts write it. */
  name: string
  /** Every way it is written: `CSS` and `css` are one tag. */
  names: string[]
}

/** The tags of the posts that visitors may read, the most used first. */
export async function listTags(): Promise<Tag[]> {
  // Payload cannot count values of a list.
  const rows = await readSql(
    sql`select tags.text as name from posts_texts as tags join posts on posts.id = tags.parent_id
        where tags.path = 'tags' and ${isPublicPost}
        group by tags.text order by count(*) desc, tags.text`,
  )
  const tags = new Map<string, Tag>()
  for (const row of rows) {
    const name = String(row['name'])
    const slug = tagSlug(name)
    if (slug === '') continue
    const known = tags.get(slug)
    if (known) known.names.push(name)
    else tags.set(slug, { slug, name, names: [name] })
  }
  return [...tags.values()]
}

/** How many posts have each of these tags, drafts included: a measure of how rare a tag is. */
export async function countTagUses(names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )
  const rows = await readSql(
    sql`select tags.text as name, count(*)::int as uses
        from posts_texts as tags join posts on posts.id = tags.parent_id
        where tags.path = 'tags' and tags.text in (${list}) and posts.deleted_at is null group by tags.text`,
  )
  return new Map(rows.map((row) => [String(row['name']), Number(row['uses'])]))
}
