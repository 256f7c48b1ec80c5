import type { OutgoingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import type { Area } from '#src/server/request/area.ts'
import { addVary, mediaType, responseHeaders } from '#src/server/response/response-headers.ts'

const REQUEST = {
  area: 'page' as const,
  path: '/',
  hasSession: false,
  req: { headers: {} },
  server: { isDevelopment: false },
}
type Asked = {
  status: number
  cdnSeconds: number
  area: Area
  path: string
  req: { headers: Record<string, string> }
}

it('returns the media type in lower case, without parameters', () => {
  expect(mediaType({ 'content-type': 'application/JSON; charset=utf-8' })).toBe('application/json')
  expect(mediaType({})).toBe('')
})

it('adds each name to Vary once', () => {
  const headers = { vary: 'RSC, Accept-Encoding' }
  addVary(headers, 'accept-encoding')
  addVary(headers, 'Origin')
  expect(headers.vary).toBe('RSC, Accept-Encoding, Origin')
})

describe('the headers of a response', () => {
  it('omit connection headers and headers that name the software', () => {
    const given = { connection: 'close', 'x-powered-by': 'Next.js', date: 'now', etag: '"a"' }
    const headers = responseHeaders({ ...REQUEST, area: 'api' }, { status: 200, headers: given })
    expect(Object.keys(headers).toSorted()).toEqual([
      ...['cache-control', 'content-security-policy', 'etag', 'vary'],
    ])
    expect(headers['cache-control']).toBe('no-store')
  })

  it('restore the length of a file, which Next drops', () => {
    const given = { 'x-folio-length': '12' }
    const headers = responseHeaders({ ...REQUEST, area: 'files' }, { status: 200, headers: given })
    expect(headers).toMatchObject({ 'content-length': '12' })
    expect(headers).not.toHaveProperty('x-folio-length')
  })
})

it('tells the sign-in page whether there is a session, and no other page', () => {
  const timingOf = (path: string, hasSession: boolean) =>
    responseHeaders({ ...REQUEST, path, hasSession }, { status: 200, headers: {} })['server-timing']
  expect([timingOf('/admin', false), timingOf('/admin', true), timingOf('/', false)]).toEqual([
    ...['signed-out', 'signed-in', undefined],
  ])
})

describe('caching by a shared cache', () => {
  const PRERENDERED = { 'cache-control': 's-maxage=31536000' }
  const cachingOf = (
    headers: OutgoingHttpHeaders,
    { status = 200, cdnSeconds = 0, ...asked }: Partial<Asked> = {},
  ) => {
    const server = { ...REQUEST.server, cdnSeconds }
    const sent = responseHeaders({ ...REQUEST, ...asked, server }, { status, headers })
    return [sent['cache-control'], sent.vary]
  }
  const REVALIDATED = 'public, max-age=0, must-revalidate'
  const KEPT = 'public, max-age=0, s-maxage=60, must-revalidate'

  it('is nothing without asking, by default', () => {
    expect(cachingOf(PRERENDERED)).toEqual([REVALIDATED, undefined])
  })

  it('is a page or feed for as long as the owner has set, and only those', () => {
    const cdnSeconds = 60
    expect(cachingOf(PRERENDERED, { cdnSeconds })).toEqual([KEPT, undefined])
    for (const other of [
      { status: 308 },
      { path: '/blog/a.md' },
      { req: { headers: { rsc: '1' } } },
      { path: '/admin' },
    ])
      expect(cachingOf(PRERENDERED, { cdnSeconds, ...other })).toEqual([REVALIDATED, undefined])
    const file = { 'cache-control': 'public, no-cache' }
    expect(cachingOf(file, { cdnSeconds, area: 'files' })).toEqual(['public, no-cache', undefined])
  })

  it.each([
    ['a page behind the sign-in', PRERENDERED, { area: 'cms' as const }],
    ['the built-in admin', PRERENDERED, { area: 'payload' as const }],
    ['a call', {}, { area: 'api' as const }],
    ['an error', PRERENDERED, { status: 404 }],
    ['what does not say', {}, {}],
    ['what sets a cookie', { ...PRERENDERED, 'set-cookie': ['a=b'] }, {}],
  ])('is not %s, also where it ignores Cache-Control', (_, headers, asked) => {
    expect(cachingOf(headers, { cdnSeconds: 60, ...asked })).toEqual(['no-store', '*'])
  })

  it("does not depend on the built-in admin's colour scheme", () => {
    const vary = 'Sec-CH-Prefers-Color-Scheme, rsc'
    expect(cachingOf({ ...PRERENDERED, vary })[1]).toBe('rsc')
  })
})
