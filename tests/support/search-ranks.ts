import { openSource } from '#src/import/open-source.ts'
import type { Source } from '#src/import/source/source-post.ts'
import { importPosts } from '#src/services/import/import-posts.ts'
import { search } from '#src/services/search/search-service.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import type { SearchQuery } from './search-queries.ts'

/** Imports the posts of a blog, and nothing else of it. */
export async function importTexts(actor: Admin, folder: string) {
  const source = await openSource(folder)
  const texts: Source = { ...source, file: () => Promise.resolve(undefined) }
  delete texts.export
  await importPosts({ actor, source: texts, isUnrecorded: true })
  await source.close()
}

/** At which place each query finds its post, from 1; 0 where it is none of the first page. */
export async function searchRanks(queries: readonly SearchQuery[]) {
  const ranks: { q: string; title: string; rank: number; first: string }[] = []
  for (const [q, title] of queries) {
    const { results } = await search({ q, page: 1, client: '192.0.2.1' })
    const found = results.map((result) => result.title.map(({ text }) => text).join(''))
    const rank = found.findIndex((one) => one.toLowerCase() === title.toLowerCase()) + 1
    ranks.push({ q, title, rank, first: found[0] ?? '' })
  }
  return ranks
}
