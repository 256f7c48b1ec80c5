import { scriptActor } from '#src/scripts/import/script-actor.ts'
import { search } from '#src/services/search/search-service.ts'
import { percentile } from '#tests/support/load.ts'
import { importTexts, searchRanks } from '#tests/support/search-ranks.ts'
import { BLOG_QUERIES, EXAMPLE_QUERIES, HELD_OUT, MISTYPED } from '#tests/support/search-queries.ts'
import { indexSizes, recombinePosts } from './recombined-posts.ts'

const FIFTY = [...EXAMPLE_QUERIES, ...BLOG_QUERIES]
const SEARCHES = [...FIFTY, ...HELD_OUT, ...MISTYPED].map(([q]) => q)
const ROUNDS = 5

/** Run by `search.ts` with an empty site: imports the blogs and asks. */
for (const folder of ['example-content', ...process.argv.slice(2)])
  await importTexts(scriptActor, folder)
for (const queries of [FIFTY, HELD_OUT, MISTYPED]) {
  const places = await searchRanks(queries)
  const within = (most: number) => places.filter(({ rank }) => rank > 0 && rank <= most).length
  console.log(`Of ${queries.length} queries ${within(1)} first, ${within(3)} among the first three`)
  console.table(places.filter(({ rank }) => rank !== 1))
}
await recombinePosts(10_000)
console.table(await indexSizes())
for (const connections of [1, 20]) console.log(await measureSearches(connections))
process.exit(0)

/** Each search in turn, none of them answered from a cache; the first round only warms up. */
async function measureSearches(connections: number) {
  const times: number[] = []
  let next = 0
  const searchOn = async () => {
    for (let n = next++; n < SEARCHES.length * ROUNDS; n = next++) {
      const start = performance.now()
      await search({ q: SEARCHES[n % SEARCHES.length] ?? '', page: 1, client: `${n}` })
      if (n >= SEARCHES.length) times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: connections }, searchOn))
  const at = (percent: number) => percentile(times, percent)
  return `${connections} at once: p50 ${at(50)} ms, p95 ${at(95)} ms`
}
