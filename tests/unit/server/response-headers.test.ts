import { describe, expect, it } from 'vitest'
import { addVary, mediaType, responseHeaders } from '#src/server/response/response-headers.ts'

const SERVER = { isDevelopment: false }

describe('the media type', () => {
  it('is lower case, without parameters', () => {
    expect(mediaType({ 'content-type': 'application/JSON; charset=utf-8' })).toBe(
      'application/json',
    )
    expect(mediaType({})).toBe('')
  })
})

describe('Vary', () => {
  it('contains each name once', () => {
    const headers = { vary: 'RSC, Accept-Encoding' }
    addVary(headers, 'accept-encoding')
    addVary(headers, 'Origin')
    expect(headers.vary).toBe('RSC, Accept-Encoding, Origin')
  })
})

describe('the headers of a response', () => {
  it('omit connection headers and those that name the software', () => {
    const given = { connection: 'close', 'x-powered-by': 'Next.js', date: 'now', etag: '"a"' }
    const headers = responseHeaders({ area: 'api' }, SERVER, { status: 200, headers: given })
    expect(Object.keys(headers).toSorted()).toEqual([
      ...['cache-control', 'content-security-policy', 'etag'],
    ])
    expect(headers['cache-control']).toBe('no-store')
  })

  it('restore the length of a file, which Next drops', () => {
    const headers = responseHeaders({ area: 'files' }, SERVER, {
      status: 200,
      headers: { 'x-folio-length': '12' },
    })
    expect(headers).toMatchObject({ 'content-length': '12' })
    expect(headers).not.toHaveProperty('x-folio-length')
  })
})
