import { beforeAll, expect, it } from 'vitest'
import { COUNTS } from '#src/contract/limits.ts'
import { cmsData } from '#tests/support/cms-data.ts'
import { readHead } from '#tests/support/page-head.ts'
import { useServer } from '#tests/support/use-server.ts'

const server = useServer()
const data = cmsData(server)
/** Two pages and two more. */
const FOUND = 26

beforeAll(async () => {
  for (let number = 1; number <= FOUND; number += 1) await data.post({ title: `Needle ${number}` })
  await data.post({ title: 'Some hay', excerpt: 'Nothing else.' })
})

const open = async (path: string) => {
  const answer = await fetch(`${server.url}${path}`)
  const html = await answer.text()
  const cards = [...html.matchAll(/<article[^>]*>/g)].length
  return { answer, html, cards, hay: html.includes('Some hay</'), ...readHead(html) }
}

it('[S2-blog-list-03] [S2-blog-list-04] the search form is rendered by the server, per request', async () => {
  const { answer, html, hay, canonical } = await open('/blog?q=sOME+Hay')
  expect([answer.status, hay]).toEqual([200, true])
  expect(html).toContain(`1 of ${FOUND + 1} posts`)
  expect(html).toMatch(/<input[^>]*value="sOME Hay"/)
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(canonical).toEqual([`${server.url}/blog`])
  expect(answer.headers.get('cache-control')).toContain('no-store')
})

it('shows pages of results with links to their neighbours', async () => {
  const linkTo = (rel: string, html: string) => {
    const [link = ''] = new RegExp(`<a [^>]*rel="${rel}"[^>]*>`).exec(html) ?? []
    return /href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&')
  }
  const first = await open('/blog?q=needle')
  expect([first.cards, first.hay, linkTo('prev', first.html)]).toEqual([12, false, undefined])
  const second = await open(linkTo('next', first.html) ?? '')
  expect([second.cards, linkTo('prev', second.html)]).toEqual([12, '/blog?q=needle'])
  const third = await open(linkTo('next', second.html) ?? '')
  expect([third.cards, linkTo('next', third.html)]).toEqual([2, undefined])
})

it('[S2-blog-list-14] shows a message without results, and all posts for a blank search', async () => {
  expect((await open('/blog?q=no+such')).html).toContain('No posts found matching your search.')
  for (const blank of ['/blog?q=', '/blog?q=%20'])
    expect((await open(blank)).cards, blank).toBe(COUNTS.blogPagePosts)
})
