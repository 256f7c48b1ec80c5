import { scriptActor } from '#src/scripts/import/script-actor.ts'
import { importTexts, searchPlaces } from '#tests/support/search-places.ts'
import { BLOG_QUERIES, EXAMPLE_QUERIES, HELD_OUT, MISTYPED } from '#tests/support/search-queries.ts'

/** Run by `search-quality.ts` with an empty site: imports the blogs and asks. */
for (const folder of ['example-content', ...process.argv.slice(2)])
  await importTexts(scriptActor, folder)
for (const queries of [[...EXAMPLE_QUERIES, ...BLOG_QUERIES], HELD_OUT, MISTYPED]) {
  const places = await searchPlaces(queries)
  const within = (most: number) => places.filter(({ place }) => place > 0 && place <= most).length
  console.log(`Of ${queries.length} queries ${within(1)} first, ${within(3)} among the first three`)
  console.table(places.filter(({ place }) => place !== 1))
}
process.exit(0)
