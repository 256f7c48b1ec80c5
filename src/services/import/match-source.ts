import { z } from 'zod'
import { sql } from '#collections/sql.ts'
import type { ImportSource } from '#src/contract/import/import-schemas.ts'
import { isSameSource } from '#src/import/source/source-names.ts'
import { unusedName } from '#src/lib/unused-name.ts'
import type { PostMeta } from '#src/import/prepare/read-posts.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { storableJson } from './storable-json.ts'

type SourceQuery = {
  names: readonly string[]
  proposed: string
  posts: readonly PostMeta[]
  as?: string | undefined
}

const previousSchema = z.object({
  origin: z.string(),
  names: z.array(z.string()),
  hasPosts: z.boolean(),
  shared: z.number(),
  same: z.number(),
  isUnique: z.boolean(),
})
type PreviousSource = z.infer<typeof previousSchema>

/** Matches names; otherwise by equal texts of more than half of the common posts. If it is unclear, the source is new. */
export async function matchSource({
  names,
  proposed,
  posts,
  as,
}: SourceQuery): Promise<ImportSource> {
  const all = await readPreviousSources(posts)
  const earlier = all.flatMap(({ origin, hasPosts }) => (hasPosts ? origin : []))
  const newName = unusedName(proposed, (name) => earlier.includes(name), ' ')
  const found = as ?? onlyMatch(all, names)?.origin
  const name = found ?? newName
  const isNew = !earlier.includes(name)
  // A name that differs says that it is another one.
  const [alike] = all
    .filter((one) => one.shared > 0 && isSameSource(names, one.names) === undefined)
    .toSorted((one, other) => other.shared - one.shared)
  const isUnclear = as === undefined && isNew
  return { name, isNew, newName, earlier, alike: isUnclear ? (alike?.origin ?? null) : null }
}

function onlyMatch(
  all: readonly PreviousSource[],
  names: readonly string[],
): PreviousSource | undefined {
  const named = all.filter((one) => isSameSource(names, one.names) === true)
  const alike = all.filter(
    (one) =>
      isSameSource(names, one.names) === undefined && (one.isUnique || one.same * 2 > one.shared),
  )
  const [found, ...others] = named.length > 0 ? named : alike
  return others.length === 0 ? found : undefined
}

/** Records from before texts were recorded have no text: title and date must be equal. */
const IS_SAME = sql`case when imported.text_hash is null
  then posts.title = given.title and posts.published_at = given.date else imported.text_hash = given.hash end`

async function readPreviousSources(posts: readonly PostMeta[]): Promise<PreviousSource[]> {
  const given = posts.map(({ key, title, publishedAt, textHash }) => ({
    ...{ key, title, date: publishedAt, hash: textHash },
  }))
  return readSql(
    sql`with given as (
          select * from jsonb_to_recordset(${storableJson(given)}::jsonb)
            as given(key text, title text, date timestamptz, hash text)
        ), known as (
          select imported.origin, count(given.key)::int as shared, count(*) filter (where ${IS_SAME})::int as same,
            coalesce(bool_or(given.key ~ '^[0-9a-f]{24}$'), false) as is_unique
          from imported_posts as imported left join given on given.key = imported.source_key
            left join posts on posts.id = imported.post_id
          group by imported.origin
        ), runs as (
          select origin, max(created_at) as last, coalesce(jsonb_agg(name) filter (where name is not null), '[]') as names
          from imports left join jsonb_array_elements_text(source_names) as name on true
          where is_plan is not true and origin <> '' group by origin
        )
        select origin, coalesce(names, '[]') as names, known.shared is not null as "hasPosts",
          coalesce(shared, 0) as shared, coalesce(same, 0) as same, coalesce(is_unique, false) as "isUnique"
        from known full join runs using (origin) order by last desc nulls last, origin`,
    previousSchema,
  )
}
