import { z } from 'zod'
import { sql } from '#collections/sql.ts'
import { COUNTS, LIMITS } from '#src/contract/limits.ts'
import type { SearchResult } from '#src/contract/search/search-schemas.ts'
import { toIso } from '#src/services/posts/post-mapper.ts'
import { bestSentence, markRuns, readMarks } from './marked-text.ts'
import type { ParsedSearch } from './parse-search.ts'
import { matchingTags } from '#collections/tables/post-texts.ts'
import { readSearch } from './read-search.ts'
import { around, marked, toTsquery } from './search-query.ts'
import { hasOperators, wordsSql } from './search-words.ts'

const rowSchema = z.object({
  kind: z.enum(['post', 'project']),
  id: z.string(),
  title: z.string(),
  slug: z.string().nullable(),
  category: z.string().nullable(),
  first_published_at: z.string().nullable(),
  sentence: z.string(),
  tags: z.array(z.string()),
  // The driver gives a bigint as text.
  found: z.coerce.number(),
})

const RANKED = 40

/**
 * Ranks the best candidates by title, excerpt and tags by their text: ranking all would read every text. Exclusions
 * alone find nothing.
 */
export async function findDocuments(search: ParsedSearch, page: number, words: 'all' | 'any') {
  const size = COUNTS.foundPosts
  const rows = await readSearch(sql`
    with ${wordsSql(search)}, asked as materialized (
      select *, ${querySql(search, words)} as query from queries where any_word is not null
    ), candidates as materialized (
      select kind, id, first_published_at, ts_rank(${WEIGHTS}, head || tags, any_exact) as head_rank
      from asked, search_documents where document @@ query and public_from <= ${new Date().toISOString()}
    ), best as materialized (
      select *, row_number() over (order by head_rank desc, first_published_at desc nulls last, id) as head_place
      from candidates order by head_place limit ${LIMITS.searchResults}
    ), texts as materialized (
      select best.*, head || tags as head, document || '' as document
      from best join search_documents using (kind, id) where head_place <= ${RANKED}
    ), ranked as (
      select kind, id, ${rankSql} as rank from texts, asked
    ), page as (
      select kind, id, first_published_at, row_number() over (order by rank desc nulls last, head_place) as place
      from best left join ranked using (kind, id) order by place limit ${size} offset ${(page - 1) * size}
    )
    select page.kind, page.id, page.first_published_at, (select count(*) from candidates) as found,
      coalesce(posts.slug, projects.slug) as slug, coalesce(posts.category, projects.period) as category,
      ${marked(sql`coalesce(posts.title, projects.title)`, sql`any_word`)} as title,
      coalesce(${sentenceSql(search)}, '') as sentence,
      ${matchingTags(sql`any_word`)} as tags
    from page cross join asked join search_documents using (kind, id)
      left join posts on page.kind = 'post' and posts.id = page.id
      left join projects on page.kind = 'project' and projects.id = page.id
    order by place`)
  const documents = rows.map((row) => rowSchema.parse(row))
  const count = documents[0]?.found ?? 0
  const pageCount = Math.max(1, Math.ceil(Math.min(count, LIMITS.searchResults) / size))
  return { results: documents.map((row) => toResult(row, search.runs)), count, pageCount }
}

function querySql(search: ParsedSearch, words: 'all' | 'any') {
  if (hasOperators(search)) return toTsquery(search)
  if (words === 'any') return sql`any_word`
  return sql`case when folio_count_documents(all_words) < ${LIMITS.searchResults} then most_words else all_words end`
}

const sentenceSql = ({ runs: [run] }: ParsedSearch) =>
  run === undefined
    ? marked(
        sql`coalesce(folio_best_passage(plain, stems), folio_best_passage(code, stems), left(plain, 480))`,
        sql`any_word`,
      )
    : around(sql`plain`, run)

const toResult = (row: z.output<typeof rowSchema>, runs: readonly string[]): SearchResult => ({
  kind: row.kind,
  id: row.id,
  title: readMarks(markRuns(row.title, runs)),
  path: `/${row.kind === 'post' ? 'blog' : 'projects'}/${encodeURIComponent(row.slug ?? row.id)}`,
  category: row.category,
  publishedAt: toIso(row.first_published_at),
  sentence: readMarks(bestSentence(markRuns(row.sentence, runs))),
  tags: row.tags,
})

/** Weights of code, of text and excerpt, of tags, category and headings, and of the title. */
const WEIGHTS = sql`'{0.05, 0.2, 0.5, 1}'::real[]`

/** A word that is only begun, or an abbreviation, counts at most so much. */
const NEAR = 0.3

/** BM25 with title, tags, proximity, matched terms and age (decision 158). */
const rankSql = sql`(
  select sum(weight * (2 * in_head + 0.5 * next_to
      + in_text / (in_text + 0.6 * (0.5 + 0.5 * length(document) / 600)))) / asked.weight
    * power(sum(weight * (in_head + in_text > 0)::int) / asked.weight, 2)
  from (
    select weight,
      greatest(ts_rank(${WEIGHTS}, texts.head, exact),
        least(${NEAR}, ts_rank(${WEIGHTS}, texts.head, near) * numnode(near))) as in_head,
      greatest(ts_rank_cd(${WEIGHTS}, texts.document, exact),
        least(${NEAR}, ts_rank(${WEIGHTS}, texts.document, near) * numnode(near))) as in_text,
      case when numnode(pair) < 2 then 0 when texts.head @@ pair then 1
        when texts.document @@ pair then 0.4 else 0 end as next_to
    from words
  ) as matches
) / (1 + 0.03 * coalesce(extract(epoch from now() - first_published_at) / 31557600, 0))`
