import { COUNTS, RATES } from '#src/contract/limits.ts'
import type { SearchResponse, SearchResult } from '#src/contract/search/search-schemas.ts'
import { isBuildWithoutData } from '#src/env.ts'
import { consumeRateLimitInMemory } from '#src/services/platform/rate-limit.ts'
import { findTags, listTags, withPostCounts } from '#src/services/posts/tags.ts'
import { correctSearch } from './correct-search.ts'
import { findDocuments } from './find-documents.ts'
import { parseSearch } from './parse-search.ts'

const NOTHING: SearchResponse = { results: [], count: 0, pageCount: 1, tags: [], corrected: null }

/** With fewer results a corrected search is tried, and then any of the words. */
const FEW = 3

type Search = { q: string; page: number; client: string }

/**
 * GET /api/search: best first, at most `LIMITS.searchResults`. Errors: `too-many` after 600 searches of one address in
 * ten minutes.
 */
export async function search({ q, page, client }: Search): Promise<SearchResponse> {
  const parsed = parseSearch(q)
  if (isBuildWithoutData || parsed.all === '') return NOTHING
  // Counting in the database would cost as much as the search.
  await consumeRateLimitInMemory({ ...RATES.search, key: client })
  const found = await findDocuments(parsed, page, 'all')
  const isFew = page === 1 && found.count < FEW
  const corrected = isFew ? await correctSearch(parsed.all) : null
  const others =
    corrected === null ? NOTHING : await findDocuments(parseSearch(corrected), 1, 'all')
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
