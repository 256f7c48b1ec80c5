import { beforeAll, expect, it } from 'vitest'
import { sql } from '#collections/sql.ts'
import BlogSearchPage from '#src/app/(web)/(public)/blog-search/page.tsx'
import { LIMITS } from '#src/contract/limits.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { create } from '#tests/support/post-calls.ts'

type Props = { search: string; found: { posts: { title: string }[]; foundCount: number } }
const open = async (q: string) => {
  const page = await BlogSearchPage({ searchParams: Promise.resolve({ q }) })
  return page.props as Props
}

beforeAll(() => create({ title: 'Locks', tags: [] }))

it('a search is cut once, for all that the page does with it', async () => {
  const words = 'Locks '.repeat(2500)
  expect(await open(words)).toMatchObject({ search: words.slice(0, 200).trim() })
  expect((await open(`Locks${' '.repeat(15_000)}nowhere`)).found.foundCount).toBe(1)
})

it('reads as many posts as a search shows, the newest first', async () => {
  await readSql(sql`
    insert into posts select (jsonb_populate_record(null::posts, to_jsonb(posts) || jsonb_build_object(
      'id', gen_random_uuid(), 'title', 'Locks ' || n, 'slug', 'locks-' || n,
      'first_published_at', now() - make_interval(days => n)))).*
    from posts, generate_series(1, 300) as n`)
  const { found } = await open('locks')
  expect(found.foundCount).toBe(LIMITS.searchResults)
  expect(found.posts.slice(0, 3).map(({ title }) => title)).toEqual(['Locks', 'Locks 1', 'Locks 2'])
})
