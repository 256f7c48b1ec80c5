import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { areaOf } from '#src/server/request/area.ts'
import { cacheKeyOf, isCacheable } from '#src/server/cache/cache-policy.ts'

const asked = (
  url: string,
  headers: Record<string, string> = {},
  { method = 'GET', hasSession = false, isDevelopment = false } = {},
) => {
  const path = url.split('?', 1)[0] ?? ''
  const req = { url, headers } as unknown as IncomingMessage
  return { req, path, area: areaOf(path), method, hasSession, server: { isDevelopment } }
}
const keyOf = (...given: Parameters<typeof asked>) => cacheKeyOf(asked(...given))

describe('the cache key', () => {
  it.each([
    ['/', '/'],
    ['/blog?utm_source=x', '/blog'],
    ['/api/blog?page=2', '/api/blog?page=2'],
    ['/api/search?q=a', '/api/search?q=a'],
    ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
    ['/blog?q=locks', undefined],
    ['/blog?page=1&q=locks', undefined],
    ['/api/auth/user', undefined],
    ['/files/media/a.png', undefined],
    ['/payload', undefined],
  ])('is for %s: %s', (url, key) => {
    expect(keyOf(url)).toBe(key)
  })

  it('is undefined in development', () => {
    expect(keyOf('/', {}, { isDevelopment: true })).toBeUndefined()
    expect(keyOf('/_next/static/chunks/a.css', {}, { isDevelopment: true })).toBeUndefined()
  })

  it('is undefined for a router request, a write, a session and an access token', () => {
    expect(keyOf('/', { rsc: '1' })).toBeUndefined()
    expect(keyOf('/', {}, { method: 'POST' })).toBeUndefined()
    expect(keyOf('/', {}, { hasSession: true })).toBeUndefined()
    expect(keyOf('/api/blog', {}, { hasSession: true })).toBeUndefined()
    expect(keyOf('/api/blog', { authorization: 'Bearer folio_c' })).toBeUndefined()
  })
})

const html = { 'content-type': 'text/html; charset=utf-8' }
const finished = { ...html, 'x-nextjs-prerender': '1' }
it.each([
  ['/', 200, finished, true],
  ['/blog/none', 404, finished, true],
  ['/', 200, html, false],
  ['/', 500, finished, false],
  ['/rss.xml', 200, { 'x-nextjs-cache': 'HIT' }, true],
  ['/rss.xml', 200, {}, false],
  ['/api/blog', 200, {}, true],
  ['/api/blog', 503, {}, false],
  ['/_next/static/a.js', 404, {}, false],
])('a response is cacheable: %s %d %j: %s', (url, status, headers, isKept) => {
  expect(isCacheable(asked(url), { status, headers })).toBe(isKept)
})
