import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminActor } from '#tests/support/admin.ts'
import { importTexts, searchRanks } from '#tests/support/search-ranks.ts'
import { EXAMPLE_QUERIES, HELD_OUT, MISTYPED_EXAMPLE } from '#tests/support/search-queries.ts'
import { emptySite } from '#tests/support/trash.ts'

beforeAll(async () => {
  await emptySite()
  await importTexts(await adminActor(), 'example-content')
})
afterAll(emptySite)

const posts = new Set(EXAMPLE_QUERIES.map(([, title]) => title))

// `tests/bench/search.ts` asks the same among seven hundred other posts.
it('finds the example posts by what readers type, and by words with a mistake', async () => {
  const queries = [
    ...EXAMPLE_QUERIES,
    ...HELD_OUT.filter(([, title]) => posts.has(title)),
    ...MISTYPED_EXAMPLE,
  ]
  const places = await searchRanks(queries)
  expect(places.filter(({ rank }) => rank !== 1)).toEqual([])
})
