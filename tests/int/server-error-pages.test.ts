import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  CONFIRMED,
  signedCookie,
  startTestServer,
  useTestServer,
} from '#tests/support/test-server.ts'

const site = useTestServer({
  handle: (req, res) => {
    if (req.url === '/throws') throw new Error('secret detail')
    // Next's response when it cannot render a page.
    res.statusCode = 500
    res.setHeader('Content-Type', 'text/html; charset=utf-8')
    res.end('<!doctype html><style>.next-error{}</style>Its own page')
  },
})

const look = (path: string, headers: Record<string, string> = {}) =>
  site.get(path, { headers: { accept: 'text/html,*/*;q=0.8', ...headers } })

it.each(['/throws', '/blog/x', '/cms', '/admin'])(
  'serves an error page with the status when %s fails',
  async (path) => {
    const answer = await look(path)
    expect(answer.status).toBe(500)
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.text).toContain('<h1>Something Went Wrong</h1>')
    expect(answer.text).not.toMatch(/secret detail|Its own page/)
  },
)

it('its inline style is in the CSP, and it loads no resources', async () => {
  const { text, headers } = await look('/throws')
  const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`)
  expect(text).not.toMatch(/<link|<script|<img|url\(/)
})

it('a 415 page has its own message', async () => {
  const refused = await look('/', { 'content-encoding': 'gzip' })
  expect([refused.status, refused.headers['content-type']]).toEqual([
    415,
    'text/html; charset=utf-8',
  ])
  expect(refused.text).toContain('This content type is not supported.')
})

it('the API answers JSON whatever is accepted, and other clients get a line of text', async () => {
  const call = await look('/api/blog')
  expect([call.status, call.headers['content-type']]).toEqual([500, 'application/json'])
  expect(JSON.parse(call.text)).toEqual({ message: 'Something went wrong.' })
  expect((await site.get('/throws')).text).toBe('Something went wrong.\n')
})

it('answers 503 with Retry-After while the site is not ready, as a page and as text', async () => {
  const away = await startTestServer({
    handle: (_req, res) => void res.writeHead(500).end('Internal Server Error'),
    checkReady: () => Promise.reject(new Error('no database')),
  })
  const forms = { 'text/html': '<h1>Back in a Moment</h1>', '*/*': 'temporarily unavailable' }
  for (const [accept, words] of Object.entries(forms)) {
    const answer = await away.get('/blog/x', { headers: { accept } })
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.text).toContain(words)
  }
  const feed = await away.get('/feed.xml', { method: 'HEAD' })
  expect([feed.status, feed.text]).toEqual([503, ''])
  await away.stop()
})

describe('a page that cannot be rendered again', () => {
  let failing: 'nothing' | 'pages' | 'all' = 'nothing'
  const pages = useTestServer({
    handle: (req, res) => {
      const isOut = failing === 'all'
      if (req.method === 'POST')
        return void res.writeHead(isOut ? 503 : 200, isOut ? {} : CONFIRMED).end('{}')
      if (failing !== 'nothing')
        return void res.writeHead(500, { 'cache-control': 'no-store' }).end('Error')
      res.setHeader('Content-Type', 'text/html; charset=utf-8')
      res.setHeader('Cache-Control', 's-maxage=31536000')
      res.setHeader('x-nextjs-prerender', '1')
      res.end('<p>as it was</p>')
    },
  })
  const refresh = (headers = {}) =>
    pages.get('/api/internal/refresh', {
      method: 'POST',
      headers: { 'x-folio-internal': 'internal-key-of-this-test', ...headers },
    })

  it('is served stale after a listener gap and after writes that failed, and never after a change', async () => {
    failing = 'nothing'
    const first = await pages.get('/')
    expect(first.text).toBe('<p>as it was</p>')
    failing = 'pages'
    await refresh({ 'x-folio-after-gap': '1' })
    const spare = await pages.get('/')
    expect([spare.status, spare.text]).toEqual([200, first.text])
    for (const name of ['etag', 'cache-control', 'content-security-policy'])
      expect([name, spare.headers[name]]).toEqual([name, first.headers[name]])
    expect((await pages.get('/', { headers: { cookie: await signedCookie() } })).status).toBe(500)
    const madeUp = { cookie: 'folio-token=x' }
    expect((await pages.get('/', { headers: madeUp })).text).toBe(first.text)
    failing = 'all'
    await pages.get('/api/blog', { method: 'POST' })
    await refresh()
    expect((await pages.get('/')).text).toBe(first.text)
    failing = 'pages'
    await refresh()
    expect((await pages.get('/')).status).toBe(500)
  })
})
