import { describe, expect, it } from 'vitest'
import { errorBodySchema } from '#src/contract/errors.ts'
import {
  CROSS_ORIGIN,
  expectedHeaders,
  securityHeadersOf,
} from '#tests/support/security-headers.ts'
import type { SecurityHeaders } from '#tests/support/security-headers.ts'
import { startTestServer, useTestServer } from '#tests/support/test-server.ts'
import type { Answer } from '#tests/support/test-server.ts'

function expectWholeHeaderSet(
  { headers }: Pick<Answer, 'headers'>,
  name: SecurityHeaders,
  changes: Record<string, string> = {},
) {
  expect(securityHeadersOf(headers)).toEqual(expectedHeaders(name, changes))
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers.server).toBeUndefined()
}

const seen: { url?: string; headers?: Record<string, unknown> } = {}
let isDatabaseUp = true

const site = useTestServer({
  trustProxy: 1,
  checkReady: async () => {
    if (!isDatabaseUp) throw new Error('connection refused at 10.0.0.7')
  },
  handle: async (req, res) => {
    Object.assign(seen, { url: req.url, headers: { ...req.headers } })
    res.setHeader('X-Powered-By', 'Next.js')
    if (req.url === '/throws') throw new Error('secret detail')
    if (req.url === '/redirect') return res.writeHead(308, { Location: '/blog' }).end()
    if (req.url === '/api/unknown') {
      return res.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not found</h1>')
    }
    if (req.url === '/api/bare') return res.writeHead(405).end()
    if (req.url?.endsWith('.pdf')) res.setHeader('Content-Type', 'application/pdf')
    if (req.url === '/missing') res.statusCode = 404
    return res.end('ok')
  },
})

it('a page is rendered with a user agent, so that its data for a browser matches', async () => {
  await site.get('/')
  expect(seen.headers?.['user-agent']).toBe('Folio')
  await site.get('/', { headers: { 'user-agent': 'curl/8' } })
  expect(seen.headers?.['user-agent']).toBe('curl/8')
})

describe('the whole header set is on every answer', () => {
  it.each<[string, string, string, number, SecurityHeaders]>([
    ['page', 'GET', '/', 200, 'plainPage'],
    ['HEAD', 'HEAD', '/', 200, 'plainPage'],
    ['login', 'GET', '/admin', 200, 'plainAdmin'],
    ['management area', 'GET', '/cms/blog', 200, 'plainCms'],
    ['what is not a feed', 'GET', '/cms/feed.xml', 200, 'plainCms'],
    ['built-in admin', 'GET', '/payload', 200, 'payload'],
    ['page of the built-in admin', 'GET', '/payload/collections/posts', 200, 'payload'],
    ['query of the built-in admin', 'GET', '/payload/collections/posts?limit=0', 400, 'payload'],
    ['its REST API', 'GET', '/payload/api/posts', 200, 'call'],
    ['API', 'GET', '/api/blog', 200, 'call'],
    ['public call', 'GET', '/api/resume', 200, 'publicCall'],
    ['file', 'GET', '/files/resumes/a', 200, 'file'],
    ['static file', 'GET', '/_next/static/a.js', 200, 'plainPage'],
    ['redirect', 'GET', '/redirect', 308, 'plainPage'],
    ['unknown page', 'GET', '/missing', 404, 'plainPage'],
    ['unknown call', 'GET', '/api/unknown', 404, 'call'],
    ['failure', 'GET', '/throws', 500, 'plainText'],
    ['bad escape', 'GET', '/blog/%E0%A4%A', 400, 'plainText'],
    ['NUL', 'GET', '/blog/%00', 400, 'plainText'],
    ['method', 'TRACE', '/', 405, 'plainText'],
    ['method of a call', 'DELETE', '/api/blog', 405, 'call'],
    ['health', 'GET', '/api/health', 200, 'call'],
    ['ready', 'GET', '/api/ready', 200, 'call'],
    ['internal call from outside', 'POST', '/api/internal/refresh', 404, 'call'],
  ])('%s: %s %s -> %i', async (_name, method, path, status, name) => {
    const answer = await site.get(path, { method })
    expect(answer.status).toBe(status)
    expectWholeHeaderSet(answer, name)
  })

  it.each<[string, SecurityHeaders]>([
    ['/files/media/a', 'file'],
    ['/cards/a.png', 'plainPage'],
    ['/rss.xml', 'plainPage'],
    ['/blog/tag/a/feed.json', 'plainPage'],
  ])('%s may be used by other sites', async (path, name) => {
    expectWholeHeaderSet(await site.get(path), name, CROSS_ORIGIN)
  })

  it.each<[string, string, number, SecurityHeaders?]>([
    [
      'head larger than 16 kB',
      `GET / HTTP/1.1\r\nHost: a\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['no method at all', 'hello\r\n\r\n', 405],
    ['lower-case method', 'get / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400, 'plainText'],
    ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400, 'plainText'],
    ['Host that is not a host', 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n', 400, 'plainText'],
    ['absolute-form target', 'GET http://evil.test/ HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'plainText'],
    ['target //host', 'GET //evil.test HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'plainText'],
    ['target /\\host', 'GET /\\evil.test HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'plainText'],
    ['dot segments', 'GET /cms/../api/blog HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'plainCms'],
    ['bare line feeds', 'GET / HTTP/1.1\nHost: a\nA: b\n\n', 400],
    ['folded header', 'GET / HTTP/1.1\r\nHost: a\r\nA: b\r\n c\r\n\r\n', 400],
    [
      'length and chunks',
      'POST /api/blog HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'two lengths',
      'POST /api/blog HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
      400,
    ],
  ])('unreadable request: %s', async (_name, bytes, status, name = 'unreadable') => {
    const answer = await site.raw(bytes)
    const lines = answer.split('\r\n')
    expect(lines[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const headers = Object.fromEntries(
      lines.slice(1, lines.indexOf('')).map((line) => {
        const [name = '', value] = line.split(/: (.*)/)
        return [name.toLowerCase(), value]
      }),
    ) as Answer['headers']
    expectWholeHeaderSet({ headers }, name)
    expect(answer).not.toMatch(/^location:/im)
  })

  it('HSTS is sent on https only', async () => {
    const secure = await startTestServer({ siteUrl: 'https://folio.test' })
    const answer = await secure.get('/')
    const raw = await secure.raw('oops\r\n\r\n')
    await secure.stop()
    const secured = { 'strict-transport-security': 'max-age=63072000' }
    expectWholeHeaderSet(answer, 'plainPage', secured)
    expect(raw).toContain('strict-transport-security: max-age=63072000')
    expect((await site.get('/')).headers['strict-transport-security']).toBeUndefined()
  })
})

describe('responses of the server itself', () => {
  it.each([
    ['GET', '/api/unknown', 404],
    ['GET', '/api/bare', 405],
    ['PUT', '/api/blog', 405],
    ['GET', '/api/x%', 400],
    ['POST', '/api/internal/refresh', 404],
  ])('%s %s -> %i as JSON {message}, never stored', async (method, path, status) => {
    const answer = await site.get(path, { method })
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(errorBodySchema.parse(JSON.parse(answer.text)).message).not.toBe('')
  })

  it('/api/ready follows the database, /api/health does not', async () => {
    expect(JSON.parse((await site.get('/api/ready')).text)).toEqual({ status: 'ready' })
    isDatabaseUp = false
    const ready = await site.get('/api/ready')
    const health = await site.get('/api/health')
    isDatabaseUp = true
    expect(ready.status).toBe(503)
    expect(ready.headers['retry-after']).toBe('5')
    expect(ready.text).not.toContain('10.0.0.7')
    expect(JSON.parse(health.text)).toEqual({ status: 'ok' })
  })
})

describe('request headers that reach the application', () => {
  it('drops headers that could control Next or spoof the client address', async () => {
    await site.get('/', {
      headers: {
        'X-Forwarded-For': '6.6.6.6, 203.0.113.9',
        'X-Forwarded-Host': 'evil.test',
        'X-Middleware-Subrequest': 'a',
        'X-Nextjs-Data': '1',
        'X-Invoke-Path': '/cms',
        'X-Matched-Path': '/cms',
        'X-Folio-Client': '1.1.1.1',
        'X-Folio-Internal': 'guess',
        'X-Request-Id': 'mine',
        'Content-Security-Policy': "script-src 'nonce-mine'",
      },
    })
    const { headers = {} } = seen
    expect(headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-folio-client': '203.0.113.9',
      'x-forwarded-host': 'folio.test',
      'x-forwarded-proto': 'http',
    })
    expect(headers['x-request-id']).not.toBe('mine')
    expect(headers['content-security-policy']).not.toContain('mine')
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^x-(middleware|nextjs|invoke|matched)/)]),
    )
    expect(headers['x-folio-internal']).toBeUndefined()
  })

  it('passes an internal call with the key of this process', async () => {
    const headers = { 'X-Folio-Internal': 'internal-key-of-this-test' }
    const answer = await site.get('/api/internal/refresh', { method: 'POST', headers })
    expect(answer.status).toBe(200)
    expect(seen.headers?.['x-folio-internal']).toBe('internal-key-of-this-test')
  })
})

it('redirects pages to https and refuses plain-http calls on an https site', async () => {
  const site = await startTestServer({
    siteUrl: 'https://folio.test',
    trustProxy: 1,
  })
  const headers = { 'X-Forwarded-Proto': 'http' }
  const page = await site.get('/blog?a=1', { headers })
  const call = await site.get('/api/blog', { headers })
  const fine = await site.get('/blog', { headers: { 'X-Forwarded-Proto': 'https' } })
  const health = await site.get('/api/health', { headers })
  await site.stop()
  expect(page.status).toBe(308)
  expect(page.headers.location).toBe('https://folio.test/blog?a=1')
  expect([call.status, fine.status, health.status]).toEqual([403, 200, 200])
})
