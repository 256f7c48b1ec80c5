import { sql } from '#collections/sql.ts'
import { COUNTS } from '#src/contract/limits.ts'
import { foundItemSchema } from '#src/contract/search/search-schemas.ts'
import type { FoundItem } from '#src/contract/search/search-schemas.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { parseSearch } from './parse-search.ts'
import { readSearch } from './read-search.ts'
import { toTsquery } from './search-query.ts'

const KINDS = [
  {
    ...{ kind: 'post', table: 'posts', label: 'title' },
    detail: `case when _status = 'published' and published_at > now() then 'scheduled' else _status::text end`,
  },
  { kind: 'project', table: 'projects', label: 'title', detail: '_status::text' },
  { kind: 'media', table: 'media', label: 'original_name', detail: 'mime_type' },
  { kind: 'resume', table: 'resumes', label: 'original_name', detail: 'null' },
  { kind: 'message', table: 'contacts', label: 'subject', detail: 'name' },
]

const LISTED = KINDS.map(({ kind, table, label, detail }) =>
  sql.raw(`select '${kind}' as kind, id, ${label} as label, ${detail} as detail, updated_at
    from ${table} where deleted_at is null`),
)

/** GET /api/search/all: at most `COUNTS.foundItems` per kind, best first. `querytree` of exclusions alone is `T`. */
export async function searchAll({ q }: { actor: Admin; q: string }): Promise<FoundItem[]> {
  const parsed = parseSearch(q)
  if (parsed.all === '') return []
  const rows = await readSearch(sql`
    with asked as materialized (select ${toTsquery(parsed)} as query),
    found as (
      select kind, id, ts_rank(document, query, 1) as rank from asked, search_documents
      where document @@ query and querytree(query) <> 'T'
      order by rank desc limit 500
    ), listed as (
      select found.*, label, detail,
        row_number() over (partition by kind order by rank desc, updated_at desc, id) as place
      from found join (${sql.join(LISTED, sql` union all `)}) as documents using (kind, id)
    )
    select kind, id, coalesce(label, '') as label, detail from listed
    where place <= ${COUNTS.foundItems} order by kind, place`)
  return rows.map((row) => foundItemSchema.parse(row))
}
