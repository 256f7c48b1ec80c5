import type { PayloadRequest } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { runSql, sql } from '#collections/sql.ts'
import BlogSearchPage from '#src/app/(web)/(public)/blog-search/page.tsx'
import { payloadClient } from '#src/services/platform/payload.ts'
import { rendered } from '#tests/unit/site/rendered.tsx'

beforeAll(async () => {
  const req = { payload: await payloadClient() } as PayloadRequest
  await runSql(
    req,
    sql`insert into posts (title, slug, excerpt, content, category, read_time, _status, published_at, first_published_at)
        select 'Needle ' || n, 'needle-' || n, 'Excerpt', '<p>x</p>', 'Technology', 3, 'published', now(),
               now() - make_interval(mins => n) from generate_series(1, 50) as n`,
  )
})

it.each([
  [{}, 12, 'Needle 1'],
  [{ page: '2' }, 12, 'Needle 13'],
  [{ page: '5' }, 2, 'Needle 49'],
  [{ page: '99999' }, 2, 'Needle 49'],
  [{ page: ['2', '3'] }, 12, 'Needle 13'],
  [{ page: '-1' }, 12, 'Needle 1'],
  [{ shown: '99999' }, 12, 'Needle 1'],
])('[S2-blog-list-06] a search with %j shows %i cards, from %s on', async (query, count, first) => {
  const searchParams = Promise.resolve({ q: 'needle', ...query })
  const html = await rendered(await BlogSearchPage({ searchParams }), '/blog')
  const titles = [...html.matchAll(/<h2[^>]*>(Needle \d+)<\/h2>/g)].map(([, title]) => title)
  expect([titles.length, titles[0]]).toEqual([count, first])
})
