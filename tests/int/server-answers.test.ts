import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  CROSS_ORIGIN,
  expectedHeaders,
  securityHeadersOf,
} from '#tests/support/security-headers.ts'
import { CONFIRMED, startTestServer, useTestServer } from '#tests/support/test-server.ts'
import { themeScript } from '#src/ui/theme/theme-script.ts'

const text = 'Tables, lists and code: the quick brown fox. '.repeat(400)
const page = `<!doctype html><script src="/_next/a.js"></script><script>${themeScript}</script><body><script>injected()</script><p>${text}</p>`
const hash = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`
const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

let calls: string[] = []

const site = useTestServer({
  handle: async (req, res) => {
    calls.push(`${req.method} ${req.url}`)
    const nonce = /nonce-(\w+)/.exec(String(req.headers['content-security-policy']))?.[1]
    const send = (type: string, body: string | Buffer, headers: Record<string, string> = {}) => {
      res.setHeaders(new Headers({ ...headers, 'Content-Type': type }))
      res.end(body)
    }
    const stream = async (start: string) => {
      res.setHeader('Content-Type', 'text/html; charset=utf-8')
      res.write(start + text)
      await new Promise(setImmediate)
      res.end('<p>the end</p>')
    }
    const prerendered = { 'x-nextjs-prerender': '1', 'Cache-Control': 's-maxage=31536000' }
    const routes: Record<string, () => unknown> = {
      '/': () => send('text/html; charset=utf-8', page, { ...prerendered, Vary: 'rsc' }),
      '/streamed': () => stream(`<script nonce="${nonce}">1</script>`),
      '/whole': () =>
        send('text/html', `<script nonce="${nonce}">1</script><script>injected()</script>`),
      '/error.html': () => {
        res.statusCode = 404
        send('text/html', page)
      },
      '/api/blog/1': () => send('application/json', JSON.stringify({ text }), { ETag: '"strong"' }),
      '/api/blog': () => {
        res.setHeader('Content-Type', 'application/json')
        res.write(JSON.stringify({ text }))
        res.end()
      },
      '/api/resume': () => send('application/json', '{"small":true}'),
      '/photo.png': () => send('image/png', Buffer.from(text)),
      '/files/media/a.txt': () => send('text/plain', text, { ETag: '"file"' }),
      '/_next/static/app.js': () => {
        res.setHeader('Content-Type', 'application/javascript')
        res.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
        for (let at = 0; at < text.length; at += 1000) res.write(text.slice(at, at + 1000))
        res.end()
      },
      '/blog': () => res.writeHead(307, { location: '/blog?_rsc=1abcd' }).end(),
      '/cms': () => send('text/html', page, prerendered),
      '/payload': () => stream('<script>admin()</script>'),
    }
    if (req.method === 'POST') return void res.writeHead(200, CONFIRMED).end('{}')
    await routes[req.url ?? '']?.()
  },
})

const policy = async (path: string) =>
  String((await site.get(path)).headers['content-security-policy'])
const whole = async (path: string) => securityHeadersOf((await site.get(path)).headers)

describe('the CSP allows exactly the own scripts', () => {
  it('X a prerendered page: our own files and scripts, none that was injected', async () => {
    expect(await policy('/')).toContain(`script-src 'self' ${hash};`)
    expect(await whole('/')).toEqual(expectedHeaders('page'))
    expect(await whole('/cms')).toEqual(expectedHeaders('cms'))
  })

  it('a streamed page: the nonce it was rendered with, a new one each time', async () => {
    const first = await site.get('/streamed')
    const second = await site.get('/streamed')
    const nonceOf = (answer: typeof first) => /nonce="(\w+)"/.exec(answer.text)?.[1]
    for (const answer of [first, second])
      expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonceOf(answer)}'`)
    expect(nonceOf(first)).not.toBe(nonceOf(second))
  })

  it('a page rendered for one request whole: its nonce, and no script that came in otherwise', async () => {
    const { 'content-security-policy': csp } = await whole('/whole')
    const { 'content-security-policy': plain } = expectedHeaders('plainPage')
    expect(csp).toBe(plain?.replace("script-src 'self'", "script-src 'self' (nonce)"))
  })

  it('a prerendered 404 page: our own scripts', async () => {
    expect(await policy('/error.html')).toContain(`script-src 'self' ${hash};`)
    expect(await whole('/error.html')).toEqual(expectedHeaders('page'))
  })

  it('API responses and files: nothing', async () => {
    expect(await whole('/api/blog')).toEqual(expectedHeaders('call'))
    expect(await whole('/files/media/a.txt')).toEqual(expectedHeaders('file', CROSS_ORIGIN))
  })

  it('the built-in admin: its own policy, without other hosts', async () => {
    expect(await whole('/payload')).toEqual(expectedHeaders('payload'))
  })
})

describe('compression', () => {
  it.each([
    ['/', 'br', page],
    ['/', 'gzip', page],
    ['/api/blog', 'br', JSON.stringify({ text })],
    ['/api/blog', 'gzip', JSON.stringify({ text })],
    ['/_next/static/app.js', 'br', text],
    ['/_next/static/app.js', 'gzip', text],
  ] as const)('%s as %s unpacks to the very same bytes', async (path, encoding, wanted) => {
    const answer = await site.get(path, { headers: { 'Accept-Encoding': encoding } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    // A response that must not be cached depends on everything.
    expect(answer.headers.vary).toMatch(path === '/api/blog' ? /^\*$/ : /accept-encoding/i)
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length)
    expect(answer.body.length).toBeLessThan(wanted.length / 4)
    expect(unpack[encoding](answer.body).toString()).toBe(wanted)
  })

  it.each(['br', 'gzip'] as const)(
    'decompresses a streamed response as %s completely',
    async (encoding) => {
      const answer = await site.get('/payload', { headers: { 'Accept-Encoding': encoding } })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers['content-length']).toBeUndefined()
      expect(unpack[encoding](answer.body).toString()).toMatch(/<p>the end<\/p>$/)
    },
  )

  it.each(['/photo.png', '/files/media/a.txt', '/api/resume'])(
    'does not compress %s',
    async (path) => {
      const answer = await site.get(path, { headers: { 'Accept-Encoding': 'br' } })
      expect(answer.headers['content-encoding']).toBeUndefined()
    },
  )

  it('keeps the ETag of a save strong', async () => {
    const answer = await site.get('/api/blog/1', { headers: { 'Accept-Encoding': 'br' } })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.headers.etag).toBe('"strong"')
  })
})

describe('caching', () => {
  it('revalidates a prerendered page each time, and answers 304 with all headers', async () => {
    const first = await site.get('/')
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(first.headers.etag).toMatch(/^W\/"/)
    const headers = { 'If-None-Match': String(first.headers.etag), 'Accept-Encoding': 'br' }
    const second = await site.get('/', { headers })
    expect(second.status).toBe(304)
    expect(second.body.length).toBe(0)
    expect(second.headers['content-security-policy']).toContain(hash)
    expect(second.headers).toMatchObject({ etag: first.headers.etag, vary: first.headers.vary })
  })

  it('HEAD has the headers of GET, without the body, also as the first request', async () => {
    const fresh = await startTestServer({
      handle: (req, res) => {
        res.setHeader('x-nextjs-prerender', '1')
        res.setHeader('Content-Type', 'text/html')
        res.end(req.method === 'GET' ? page : undefined)
      },
    })
    const head = await fresh.get('/', { method: 'HEAD' })
    const get = await fresh.get('/')
    await fresh.stop()
    const own = { date: undefined, 'x-request-id': undefined }
    expect({ ...head.headers, ...own }).toEqual({ ...get.headers, ...own })
    expect(head.headers['content-security-policy']).toContain(hash)
    expect(head.body.length).toBe(0)
  })

  it('sends no-store for the management area, the admin and the API', async () => {
    for (const path of ['/cms', '/payload', '/api/blog']) {
      expect((await site.get(path)).headers['cache-control']).toBe('no-store')
    }
    expect((await site.get('/cms')).headers['x-robots-tag']).toContain('noindex')
    expect((await site.get('/')).headers['x-robots-tag']).toBeUndefined()
  })

  it('redirects of the router, which depend on its headers, are kept by no cache', async () => {
    const { status, headers } = await site.get('/blog', { headers: { rsc: '1' } })
    expect([status, headers['cache-control'], headers['vary']]).toEqual([307, 'no-store', '*'])
  })

  it('requests a page from the application once, and again after each write', async () => {
    await site.get('/api/blog', { method: 'POST' })
    calls = []
    const [first, second] = [await site.get('/'), await site.get('/?utm_source=letter')]
    expect(calls).toEqual(['GET /'])
    expect(second.text).toBe(first.text)
    for (const name of ['content-type', 'cache-control', 'content-security-policy', 'vary', 'etag'])
      expect(second.headers[name], name).toBe(first.headers[name])
    await site.get('/api/blog', { method: 'POST' })
    await site.get('/')
    expect(calls).toHaveLength(3)
  })

  it('requests a hashed file from the application once, then serves it with the same headers', async () => {
    const first = await site.get('/_next/static/app.js')
    calls = []
    const again = await site.get('/_next/static/app.js')
    const known = await site.get('/_next/static/app.js', {
      headers: { 'If-None-Match': String(first.headers.etag) },
    })
    expect([calls, again.text]).toEqual([[], text])
    expect(again.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(again.headers['content-type']).toBe('application/javascript')
    expect(known.status).toBe(304)
  })
})
