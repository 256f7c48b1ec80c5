import { z } from 'zod'
import type { FoundTag } from '#src/contract/search/search-schemas.ts'
import { isBuildWithoutData } from '#src/env.ts'
import { tagSlug } from '#src/lib/tag-slug.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { publicPostSql } from '#collections/access.ts'
import { sql } from '#collections/sql.ts'
import { countTags, hasTag, isOneOf, resembles } from '#collections/tables/post-texts.ts'

type Tag = {
  slug: string
  name: string
  names: string[]
  uses: number
}

const usesSchema = z.object({ name: z.string(), uses: z.number() })
/** The driver gives a count as text. */
const postCountSchema = z.object({ slug: z.string(), posts: z.coerce.number() })

export const listTags = async (): Promise<Tag[]> =>
  isBuildWithoutData ? [] : readTags(countTags(publicPostSql()))

/** Finds the tags that begin with the search or equal one of its words. */
export async function findTags(search: string): Promise<Tag[]> {
  const text = search.toLowerCase().replace(/^#/, '')
  return readTags(countTags(publicPostSql(), resembles([text, ...text.split(/[\s#]+/)])))
}

/** The tags with their number of public posts, each post once: one may have two spellings of a tag. */
export async function withPostCounts(tags: readonly Tag[]): Promise<FoundTag[]> {
  const counts = tags
    .filter(({ names }) => names.length > 1)
    .map(
      ({ slug, names }) => sql`select ${slug} as slug, count(*) as posts from posts
        where ${publicPostSql()} and ${hasTag(names)}`,
    )
  const rows = counts.length > 0 ? await readSql(sql.join(counts, sql` union all `)) : []
  const found = postCountSchema.array().parse(rows)
  const posts = new Map(found.map((row) => [row.slug, row.posts]))
  return tags.map(({ slug, name, uses }) => ({ slug, name, count: posts.get(slug) ?? uses }))
}

async function readTags(query: ReturnType<typeof sql>): Promise<Tag[]> {
  const rows = usesSchema.array().parse(await readSql(query))
  const tags = new Map<string, Tag>()
  for (const { name, uses } of rows) {
    const slug = tagSlug(name)
    if (slug === '') continue
    const known = tags.get(slug) ?? { slug, name, names: [], uses: 0 }
    tags.set(slug, known)
    known.names.push(name)
    known.uses += uses
  }
  return [...tags.values()]
}

/** Undefined when no public post has it. */
export const findTag = async (slug: string): Promise<Tag | undefined> =>
  (await listTags()).find((tag) => tag.slug === slug)

/** How many posts have each of these tags, drafts included: measures how rare a tag is. */
export async function countTagUses(names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  const rows = await readSql(countTags(sql`posts.deleted_at is null`, isOneOf(names)), usesSchema)
  return new Map(rows.map(({ name, uses }) => [name, uses]))
}
