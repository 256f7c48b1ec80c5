import { z } from 'zod'
import { publicPostSql } from '#collections/access.ts'
import { sql } from '#collections/sql.ts'
import { COUNTS, LIMITS } from '#src/contract/limits.ts'
import type { SearchResponse, SearchResult } from '#src/contract/search/search-schemas.ts'
import { isBuildWithoutData } from '#src/env.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { consumeRateLimitInMemory } from '#src/services/platform/rate-limit.ts'
import { toIso } from '#src/services/posts/post-mapper.ts'
import { findTags, listTags, withPostCounts } from '#src/services/posts/tags.ts'
import { correctSearch } from './correct-search.ts'
import { markRuns, readMarks } from './marked-text.ts'
import { parseSearch } from './parse-search.ts'
import type { ParsedSearch } from './parse-search.ts'
import { around, MARK, marked, passage, toTsquery } from './search-query.ts'

const NOTHING: SearchResponse = { results: [], count: 0, pageCount: 1, tags: [], corrected: null }

/** Weights of code, of text and excerpt, of tags and category, and of the title. */
const WEIGHTS = sql`'{0.05, 0.2, 0.5, 1}'::real[]`

/** With fewer results a corrected search is tried, and then any of the words. */
const FEW = 3

/** One a second while somebody types, for ten minutes. In memory: counting in the database would cost as much. */
const SEARCH_RATE = { name: 'search', points: 600, duration: 600 } as const

type Search = { q: string; page: number; client: string }

/**
 * GET /api/search: the published posts and projects with these words, best first: by the weight of the place of the
 * words, their proximity, and age.
 * @param page from 1; a search has at most `LIMITS.searchResults` results
 * @param client the visitor's address
 * Errors: `too-many` (429) after 600 searches of one address in ten minutes.
 */
export async function searchPublished({ q, page, client }: Search): Promise<SearchResponse> {
  const parsed = parseSearch(q)
  if (isBuildWithoutData || parsed.all === '') return NOTHING
  await consumeRateLimitInMemory({ ...SEARCH_RATE, key: client })
  const found = await findDocuments(parsed, page)
  const isFew = page === 1 && found.count < FEW
  const corrected = isFew ? await correctSearch(parsed.all) : null
  const others = corrected === null ? NOTHING : await findDocuments(parseSearch(corrected), 1)
  const similar = withoutKnown(others.results, found.results)
  const best = [...found.results, ...similar]
  const partial = isFew && best.length < FEW ? await findDocuments(parsed, 1, 'any') : NOTHING
  const more = withoutKnown(partial.results, best).slice(0, FEW - best.length)
  const results = [...best, ...more]
  return {
    results,
    count: found.count + similar.length + more.length,
    pageCount: found.pageCount,
    tags: await findUsefulTags(parsed.all, results.length > 0),
    corrected: similar.length > 0 ? corrected : null,
  }
}

const withoutKnown = (results: SearchResult[], known: SearchResult[]) =>
  results.filter(({ id }) => !known.some((one) => one.id === id))

/** The tags that match; when nothing else was found, the most used ones. */
async function findUsefulTags(search: string, hasResults: boolean) {
  const matching = await findTags(search)
  const tags = matching.length > 0 || hasResults ? matching : await listTags()
  return withPostCounts(tags.slice(0, COUNTS.foundTags))
}

const rowSchema = z.object({
  kind: z.enum(['post', 'project']),
  id: z.string(),
  title: z.string(),
  slug: z.string().nullable(),
  category: z.string().nullable(),
  published_at: z.string().nullable(),
  sentence: z.string(),
  code: z.string().nullable(),
  // The driver gives a bigint as text.
  found: z.coerce.number(),
})

/**
 * The best candidates by title, excerpt and tags are ranked by their whole text: to rank every post with a frequent word
 * would read all their texts.
 */
async function findDocuments(search: ParsedSearch, page: number, words: 'all' | 'any' = 'all') {
  const query = toTsquery(search)
  // What is excluded would be found by "or not".
  const asked =
    words === 'all' ? sql`query` : sql`case when query::text ~ '!' then query else any_word end`
  const size = COUNTS.foundPosts
  const rows = await readSql(sql`
    with queries as (
      select query, replace(query::text, ' & ', ' | ')::tsquery as any_word from (select ${query} as query) as one
    ), asked as materialized (
      select ${asked} as query, any_word from queries
    ), candidates as (
      select one.kind, one.id, first_published_at as published_at,
        ts_rank(${WEIGHTS}, head || tags, any_word) as head_rank
      from asked, search_documents as one join posts on posts.id = one.id
      where one.kind = 'post' and document @@ query and ${publicPostSql()}
      union all
      select one.kind, one.id, null, ts_rank(${WEIGHTS}, head || tags, any_word)
      from asked, search_documents as one join projects on projects.id = one.id
      where one.kind = 'project' and document @@ query and projects._status = 'published' and projects.deleted_at is null
    ), best as (
      select *, count(*) over () as found from candidates
      order by head_rank desc, published_at desc nulls last, id limit ${LIMITS.searchResults}
    ), page as (
      select best.*, query, row_number() over (order by (
          2 * head_rank + ts_rank(${WEIGHTS}, document, any_word, 1) + ts_rank_cd(${WEIGHTS}, document, query, 1)
        ) / (1 + 0.03 * coalesce(extract(epoch from now() - published_at) / 31557600, 0)) desc, published_at desc, best.id
      ) as place
      from asked, best join search_documents using (kind, id)
      order by place limit ${size} offset ${(page - 1) * size}
    )
    select page.kind, page.id, page.published_at, page.found,
      coalesce(posts.slug, projects.slug) as slug, coalesce(posts.category, projects.period) as category,
      ${marked(sql`coalesce(posts.title, projects.title)`, sql`query`)} as title, passages.*
    from page
      left join posts on page.kind = 'post' and posts.id = page.id
      left join projects on page.kind = 'project' and projects.id = page.id
      cross join lateral (
        select ${search.runs[0] === undefined ? passage(sql`plain`, sql`query`) : around(sql`plain`, search.runs[0])} as sentence, ${passage(sql`nullif(code, '')`, sql`query`)} as code
        from (
          select plain, code from folio_post_text(posts.content) where page.kind = 'post'
          union all select folio_rich_text(projects.body), null where page.kind = 'project'
        ) as texts
      ) as passages
    order by place`)
  const documents = rows.map((row) => rowSchema.parse(row))
  const count = documents[0]?.found ?? 0
  const pageCount = Math.max(1, Math.ceil(Math.min(count, LIMITS.searchResults) / size))
  return { results: documents.map((row) => toResult(row, search.runs)), count, pageCount }
}

const toResult = (row: z.output<typeof rowSchema>, runs: readonly string[]): SearchResult => ({
  kind: row.kind,
  id: row.id,
  title: readMarks(markRuns(row.title, runs)),
  path: `/${row.kind === 'post' ? 'blog' : 'projects'}/${encodeURIComponent(row.slug ?? row.id)}`,
  category: row.category,
  publishedAt: toIso(row.published_at),
  sentence: readMarks(
    markRuns(
      row.code?.includes(MARK.start) && !row.sentence.includes(MARK.start)
        ? row.code
        : row.sentence,
      runs,
    ),
  ),
})
