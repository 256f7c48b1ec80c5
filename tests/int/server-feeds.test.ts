import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '#tests/support/test-server.ts'

const text = 'Tables, lists and code: the quick brown fox. '.repeat(4000)
const FEED_DATE = 'Thu, 05 Mar 2026 11:30:00 GMT'

const site = useTestServer({
  // Next's response for a cached route: headers as lists, written in chunks over several ticks, without an ETag.
  handle: async (_req, res) => {
    res.setHeader('Cache-Control', 's-maxage=31536000')
    res.setHeader('Content-Type', ['application/rss+xml; charset=utf-8'])
    res.setHeader('Last-Modified', [FEED_DATE])
    res.setHeader('x-nextjs-cache', 'HIT')
    res.write(Buffer.from(text))
    await new Promise(setImmediate)
    await new Promise(setImmediate)
    res.end()
  },
})

describe('a feed', () => {
  it('is complete, compressed, with the ETag of its text', async () => {
    const answer = await site.get('/rss.xml', { headers: { 'Accept-Encoding': 'br' } })
    expect(brotliDecompressSync(answer.body).toString()).toBe(text)
    expect(answer.headers.etag).toMatch(/^W\/"[\w-]{27}"$/)
    expect(answer.headers['last-modified']).toBe(FEED_DATE)
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it('is application/xml for a browser, which then applies the style sheet', async () => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
    const reader = await site.get('/rss.xml', { headers: { Accept: 'application/rss+xml, */*' } })
    const browser = await site.get('/rss.xml', { headers: { Accept: accept } })
    expect([reader, browser].map(({ headers }) => headers['content-type'])).toEqual([
      'application/rss+xml; charset=utf-8',
      'application/xml; charset=utf-8',
    ])
    expect(browser.body).toEqual(reader.body)
    for (const { headers } of [reader, browser]) expect(headers.vary).toMatch(/\bAccept\b(?!-)/)
  })

  it.each([
    [
      'its ETag',
      async () => ({ 'If-None-Match': (await site.get('/rss.xml')).headers.etag ?? '' }),
    ],
    ['its date', async () => ({ 'If-Modified-Since': FEED_DATE })],
  ])('is a 304 without a body for those who know %s', async (_, headers) => {
    const answer = await site.get('/rss.xml', { headers: await headers() })
    expect([answer.status, answer.body.length]).toEqual([304, 0])
  })

  it('answers HEAD with the headers of GET', async () => {
    const [head, get] = [await site.get('/rss.xml', { method: 'HEAD' }), await site.get('/rss.xml')]
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
    expect(head.headers.etag).toBe(get.headers.etag)
  })
})
