// Apart: in a process that has run other files, Next's timers can stop React's rendering.
import { beforeAll, expect, it } from 'vitest'
import { sql } from '#collections/sql.ts'
import BlogSearchPage from '#src/app/(web)/(public)/blog-search/page.tsx'
import { readSql } from '#src/services/platform/payload.ts'
import { rendered } from '#tests/unit/site/rendered.tsx'

const NEEDLES = Array.from({ length: 50 }, (_, at) => `Needle ${at + 1}`)
const ODD = [
  'Half of it: 50%',
  'Fifty of it: 500',
  'Na\u0308hte',
  'Nahtlos',
  String.raw`A\b`,
  'A_b',
  'Acb',
]

beforeAll(async () => {
  await readSql(
    sql`insert into posts (title, slug, excerpt, content, category, read_time, _status, published_at, first_published_at)
        select title, 'post-' || at, 'Excerpt', '<p>x</p>', 'Technology', 3, 'published', now(),
               now() - make_interval(mins => at::int)
        from unnest(${sql.param([...NEEDLES, ...ODD])}::text[]) with ordinality as post (title, at)`,
  )
})

const pageOf = async (query: object) =>
  rendered(await BlogSearchPage({ searchParams: Promise.resolve(query) }), '/blog')
const titlesOf = async (query: object) =>
  [...(await pageOf(query)).matchAll(/<h2[^>]*>((?!In the text)[^<]+)<\/h2>/g)].map(
    ([, title]) => title,
  )
/** The links to the neighbours of a page of results. */
const neighboursOf = async (query: object) =>
  [...(await pageOf(query)).matchAll(/<a [^>]*rel="(?:prev|next)"[^>]*>/g)].map(([link]) =>
    /href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&'),
  )

it.each([
  [{}, 12, 'Needle 1'],
  [{ page: '2' }, 12, 'Needle 13'],
  [{ page: '5' }, 2, 'Needle 49'],
  [{ page: '99999' }, 2, 'Needle 49'],
  [{ page: ['2', '3'] }, 12, 'Needle 13'],
  [{ page: '-1' }, 12, 'Needle 1'],
  [{ shown: '99999' }, 12, 'Needle 1'],
])('[S2-blog-list-06] a search with %j shows %i cards, from %s on', async (query, count, first) => {
  const titles = await titlesOf({ q: 'needle', ...query })
  expect([titles.length, titles[0]]).toEqual([count, first])
})

it.each([
  ['50%', ['Half of it: 50%']],
  ['A_B', ['A_b']],
  [String.raw`a\b`, [String.raw`A\b`]],
  // Written as one character, stored as two.
  ['n\u00c4h', ['Na\u0308hte']],
  ['a\0_b', []],
])(
  '[S2-blog-list-03] [S2-blog-list-04] a search for %j shows the cards with it',
  async (q, titles) => {
    expect(await titlesOf({ q })).toEqual(titles)
  },
)

it('links a page of results to its neighbours', async () => {
  const next = (page: number) => `/blog?q=needle&page=${page}`
  expect(await neighboursOf({ q: 'needle' })).toEqual([next(2)])
  expect(await neighboursOf({ q: 'needle', page: '2' })).toEqual(['/blog?q=needle', next(3)])
  expect(await neighboursOf({ q: 'needle', page: '5' })).toEqual([next(4)])
})

it('[S2-blog-list-14] shows a message without results', async () => {
  expect(await pageOf({ q: 'no such' })).toContain('No posts found matching your search.')
})
