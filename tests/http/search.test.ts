import { expect, it } from 'vitest'
import { readHead } from '#tests/support/page-head.ts'
import { useServer } from '#tests/support/use-server.ts'

const server = useServer()
const { data } = server

// Results and their pages: tests/int/isolated/post-search.test.ts.
it('[S2-blog-list-03] [S2-blog-list-04] the search form is rendered by the server, per request', async () => {
  await data.post({ title: 'Needle' })
  await data.post({ title: 'Some hay', excerpt: 'Nothing else.' })
  const answer = await fetch(`${server.url}/blog?q=sOME+Hay`)
  const html = await answer.text()
  expect([answer.status, html.includes('Some hay</')]).toEqual([200, true])
  expect(html).toContain('1 in titles')
  expect(html).toMatch(/<input[^>]*value="sOME Hay"/)
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(readHead(html).canonical).toEqual([`${server.url}/blog`])
  expect(answer.headers.get('cache-control')).toContain('no-store')
})
