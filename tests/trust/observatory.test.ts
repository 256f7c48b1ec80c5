import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { observatoryScore } from '#tests/support/observatory.ts'
import { startTestServer } from '#tests/support/test-server.ts'

const PAGE = '<!doctype html><title>Folio</title><script>document.title</script><p>Hello'
const SESSION = 'folio-token=x; Path=/; HttpOnly; SameSite=Lax; Secure'
let site: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  site = await startTestServer({
    siteUrl: 'https://folio.test',
    isHttps: true,
    trustProxy: 1,
    checkReady: async () => {
      throw new Error('down')
    },
    handle: async (req, res) => {
      if (req.url === '/throws') throw new Error('planted')
      if (req.url === '/missing') res.statusCode = 404
      if (req.url === '/api/auth/user') res.setHeader('Set-Cookie', SESSION)
      if (req.url === '/old') return res.writeHead(308, { Location: '/blog' }).end()
      const type = req.url?.startsWith('/api') ? 'application/json' : 'text/html; charset=utf-8'
      return res.setHeader('Content-Type', type).end(PAGE)
    },
  })
})
afterAll(() => site.stop())

const scoreOf = async (path: string, method = 'GET') =>
  observatoryScore(
    (await site.get(path, { method, headers: { 'x-forwarded-proto': 'https' } })).headers,
  )

describe('Mozilla Observatory', () => {
  it.each([
    ['a public page', '/', 125],
    ['a post', '/blog/a-post', 125],
    ['the login page', '/admin', 125],
    ['the dashboard', '/cms', 120],
    ['an answer of the API', '/api/blog', 130],
    ['an answer with the session cookie', '/api/auth/user', 135],
    ['a stored file', '/files/media/a', 120],
    ['a static file', '/_next/static/a.js', 125],
    ['a page that is missing', '/missing', 125],
    ['a failure', '/throws', 130],
    ['a database that is down', '/api/ready', 130],
    ['a bad address', '/%E0%A4%A', 130],
    ['a redirect', '/old', 125],
  ])('%s: A+', async (_, path, score) => {
    expect(await scoreOf(path)).toEqual({ score, grade: 'A+' })
  })

  it('the built-in admin does not reach A+, only because of its inline scripts', async () => {
    expect(await scoreOf('/payload')).toEqual({ score: 80, grade: 'B+' })
  })

  it.each([
    ['no policy', { 'content-security-policy': undefined }],
    [
      'inline scripts',
      { 'content-security-policy': "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'" },
    ],
    [
      'scripts from anywhere',
      { 'content-security-policy': "default-src *; frame-ancestors 'none'" },
    ],
    ['no HSTS', { 'strict-transport-security': undefined }],
    ['an open origin', { 'access-control-allow-origin': '*' }],
    ['a bare cookie', { 'set-cookie': ['a=b'] }],
  ])('the score would notice %s', async (_, changes) => {
    const { headers } = await site.get('/', { headers: { 'x-forwarded-proto': 'https' } })
    expect(observatoryScore({ ...headers, ...changes }).score).toBeLessThan(90)
  })
})
