import { beforeEach, describe, expect, it } from 'vitest'
import { CONFIRMED, signedCookie, useTestServer } from '#tests/support/test-server.ts'

let asked: { line: string; headers: Record<string, unknown> }[] = []
let holds = 0
let refreshes = 0
const session = { cookie: await signedCookie(), origin: 'http://folio.test' }

const site = useTestServer({
  refreshPages: () => (refreshes += 1),
  beginWrite: async () => {
    holds += 1
    return () => {}
  },
  handle: (req, res) => {
    asked.push({ line: `${req.method} ${req.url}`, headers: req.headers })
    if (req.method === 'GET') res.setHeader('x-nextjs-prerender', '1')
    else if (req.url === '/api/blog') res.setHeaders(new Headers(CONFIRMED))
    res.setHeader('content-type', req.url?.startsWith('/api') ? 'application/json' : 'text/html')
    res.end('{}')
  },
})
beforeEach(() => {
  asked = []
  holds = 0
  refreshes = 0
})

const linesOf = () => asked.map(({ line }) => line)
const statusOf = async (path: string, init: Parameters<typeof site.get>[1] = {}) =>
  (await site.get(path, init)).status
const SERVER_FUNCTION = { 'next-action': '408a', 'content-type': 'text/plain;charset=UTF-8' }
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' }
const madeUp = async (): Promise<Record<string, string>[]> => [
  {},
  { cookie: 'folio-token=made-up' },
  { cookie: await signedCookie('another secret of 32 characters..') },
  { cookie: `${session.cookie}; ${session.cookie}` },
]

describe('a body for the built-in admin', () => {
  it.each([
    ['/payload/login', SERVER_FUNCTION],
    ['/payload/login', MULTIPART],
    ['/payload', SERVER_FUNCTION],
    ['/payload/collections/posts', MULTIPART],
    ['/%70ayload/login', SERVER_FUNCTION],
    ['/payload/api/posts', {}],
    ['/payload/api/users/login', MULTIPART],
  ])('is refused before Next sees it, without a signed session: %s', async (path, headers) => {
    const body = Buffer.alloc(8_300_000, '[')
    for (const cookie of await madeUp()) {
      const own = { origin: 'http://folio.test', ...headers, ...cookie }
      expect(await statusOf(path, { method: 'POST', body, headers: own })).toBe(403)
      expect(await statusOf(path, { method: 'POST', headers: own })).toBe(403)
      const withLength = { ...own, 'content-length': '2' }
      expect(await statusOf(path, { body: '[]', headers: withLength })).toBe(403)
    }
    expect(asked).toEqual([])
  })

  it('is passed on with a signed session, up to 3 MB', async () => {
    const send = (bytes: number) =>
      statusOf('/payload/collections/posts/create', {
        method: 'POST',
        headers: { ...SERVER_FUNCTION, ...session },
        body: Buffer.alloc(bytes),
      })
    expect([await send(3_145_728), await send(3_145_729)]).toEqual([200, 413])
    expect(asked).toHaveLength(1)
  })

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('pages of it have no %s', async (method) => {
    for (const headers of [{}, session])
      for (const path of ['/payload', '/payload/login', '/payload/collections/posts']) {
        const answer = await site.get(path, { method, headers })
        expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
      }
    expect(asked).toEqual([])
  })
})

describe('requests that are not writes', () => {
  it.each([
    ['POST', '/payload/login', {}],
    ['POST', '/payload/login', MULTIPART],
    ['PUT', '/payload', {}],
    ['PATCH', '/payload/collections/posts', {}],
    ['DELETE', '/payload/api/posts', {}],
    ['POST', '/payload/login', { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' }],
    // Of the owner, by the built-in admin: its notification tells.
    ['POST', '/payload/collections/posts', 'session'],
    ['PATCH', '/payload/api/posts/a', 'session'],
    ['POST', '/api/contact', {}],
  ] as const)('%s %s %j drops no page, and holds no renewal', async (method, path, given) => {
    await site.get('/')
    const headers: Record<string, string> = given === 'session' ? session : given
    await site.get(path, { method, headers, body: 'a=b' })
    asked = []
    await site.get('/')
    expect({ asked, holds, refreshes }).toEqual({ asked: [], holds: 0, refreshes: 0 })
  })

  it('does not delay rewarming for a visitor’s call; invalidates for a confirmed one', async () => {
    await site.get('/')
    asked = []
    await site.get('/api/blog', { method: 'POST' })
    await site.get('/')
    expect({ lines: linesOf(), holds }).toEqual({ lines: ['POST /api/blog', 'GET /'], holds: 0 })
    const own = await site.get('/api/blog', { method: 'POST', headers: session })
    expect(holds).toBe(1)
    expect(own.headers['x-folio-refreshed']).toBeUndefined()
  })
})

describe('the response cache', () => {
  it.each<Record<string, string>>([
    { range: 'bytes=0-' },
    { authorization: 'Basic eDp5' },
    { cookie: 'folio-token=made-up' },
    { cookie: 'theme=dark; __prerender_bypass=made-up' },
  ])('answers a request with %j', async (headers) => {
    for (const path of ['/', '/api/blog', '/api/search?q=a', '/_next/static/a.js']) {
      const first = await site.get(path)
      asked = []
      const again = await site.get(path, { headers })
      expect([again.status, again.text, linesOf()]).toEqual([200, first.text, []])
    }
  })

  it('does not pass an invalid session or a range of cached pages to Next', async () => {
    const cookie = 'a=b; folio-token=made-up; __prerender_bypass=x; c=d'
    await site.get('/blog/for-the-first-time', { headers: { cookie, range: 'bytes=5-' } })
    const [first] = asked
    expect(first?.headers['cookie']).toBe('a=b; c=d')
    expect(first?.headers['range']).toBeUndefined()
    await site.get('/blog/for-the-first-time', { headers: session })
    expect(asked[1]?.headers['cookie']).toBe(session.cookie)
  })

  it.each(['folio-token=made-up', ''])('passes on no cookie for "%s" alone', async (cookie) => {
    const path = `/blog/read-with-${cookie.length}`
    expect(await statusOf(path, { headers: { cookie } })).toBe(200)
    expect(asked[0]?.headers['cookie']).toBeUndefined()
  })

  it('has no entries for fragments: no browser sends one', async () => {
    expect(await statusOf('/api/blog#1')).toBe(400)
    expect(await statusOf('/blog?q=a#1')).toBe(400)
    expect(asked).toEqual([])
  })
})

describe('the page of the built-in admin that signs out', () => {
  const LOGOUT = [
    '/payload/logout',
    '/payload/logout-inactivity',
    '/payload/%6cogout',
    '/payload/logout/',
  ]

  it.each(LOGOUT)('%s is not shown for a link on another site', async (path) => {
    for (const where of ['cross-site', 'same-site']) {
      const fetched = { 'sec-fetch-site': where, 'sec-fetch-mode': 'navigate' }
      const headers = { cookie: session.cookie, ...fetched }
      const { status, headers: given } = await site.get(path, { headers })
      expect([status, given.location]).toEqual([303, '/payload'])
    }
    expect(asked).toEqual([])
    for (const where of ['same-origin', 'none'])
      expect(await statusOf(path, { headers: { 'sec-fetch-site': where } })).toBe(200)
  })

  it.each(['/payload//logout', '/payload/%2flogout', '/payload//api/posts'])(
    '%s is refused: Next would redirect it',
    async (path) => {
      expect(await statusOf(path)).toBe(400)
    },
  )
})

describe('headers and suffixes of the client router', () => {
  const STATE = 'next-router-state-tree'
  it.each([
    'x',
    '%',
    '[]',
    '["",{}',
    '{"a":1}',
    '["",{"children":1}]',
    'null',
    '[["a","b","x",null],{}]',
  ])('refuses a malformed state: %s', async (state) => {
    for (const path of ['/blog?q=a', '/payload/login', '/'])
      expect(await statusOf(path, { headers: { rsc: '1', [STATE]: state } })).toBe(400)
    expect(asked).toEqual([])
  })

  it('passes on the state that Next sends', async () => {
    const state =
      '["",{"children":[["slug","a","d",null],{"children":["__PAGE__",{}]}]},null,null,16]'
    const headers = { rsc: '1', [STATE]: encodeURIComponent(state) }
    expect(await statusOf('/blog/a', { headers })).toBe(200)
  })

  it.each([
    '/blog/nowhere.rsc',
    '/index.rsc',
    '/payload/x.rsc',
    '/blog/a.prefetch.rsc',
    '/a.segments/_tree.segment.rsc',
    '/blog/a.segments',
    '/blog/a%2ersc',
  ])('%s is 404', async (path) => {
    expect(await statusOf(path)).toBe(404)
    expect(asked).toEqual([])
  })
})

describe('a health check of a load balancer', () => {
  it.each(['/api/health', '/api/ready'])('%s answers HTTP/1.0 without Host', async (path) => {
    const send = (lines: string) => site.raw(`${lines}Connection: close\r\n\r\n`)
    expect(await send(`GET ${path} HTTP/1.0\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
    expect(await send(`GET ${path} HTTP/1.0\r\nHost: a\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
    expect(await send(`GET ${path} HTTP/1.0\r\nHost: a\r\nHost: b\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
    expect(await send(`GET ${path} HTTP/1.1\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
    expect(await send('GET / HTTP/1.0\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  })
})
