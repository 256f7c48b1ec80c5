import { describe, expect, it } from 'vitest'
import { ServiceError } from '#src/contract/errors.ts'
import { assertCallOrigin, assertSameOrigin } from '#src/http/origin-check.ts'
import { calls } from '#src/contract/api/calls.ts'
import { mediaFileCalls } from '#src/contract/media/media-calls.ts'
import { siteUrl } from '#src/env.ts'
import { isSameOrigin } from '#src/lib/http/request-origin.ts'

const site = 'https://site.com'
const check = (headers: Record<string, string>) =>
  isSameOrigin(headers['origin'], headers['sec-fetch-site'], site)

describe('the origin of a write', () => {
  it.each<[string, Record<string, string>]>([
    ['our origin', { origin: site }],
    ['our origin and its metadata', { origin: site, 'sec-fetch-site': 'same-origin' }],
    ['no origin, same-origin', { 'sec-fetch-site': 'same-origin' }],
    ['no origin, none', { 'sec-fetch-site': 'none' }],
  ])('accepts %s', (_, headers) => {
    expect(check(headers)).toBe(true)
  })

  it.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.com', 'sec-fetch-site': 'cross-site' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a sandboxed frame that claims more', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['a name that begins like ours', { origin: 'https://site.com.evil.com' }],
    ['another scheme', { origin: 'http://site.com' }],
    ['another port', { origin: 'https://site.com:444' }],
    ['our port written out', { origin: 'https://site.com:443' }],
    ['upper case', { origin: 'https://SITE.com' }],
    ['a trailing slash', { origin: 'https://site.com/' }],
    ['an empty origin', { origin: '', 'sec-fetch-site': 'cross-site' }],
    ['a sub-domain', { origin: 'https://www.site.com', 'sec-fetch-site': 'same-site' }],
    ['no origin, cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['no origin, same-site', { 'sec-fetch-site': 'same-site' }],
    ['no origin, nonsense', { 'sec-fetch-site': 'SAME-ORIGIN' }],
    ['neither header', {}],
    ['our origin against the metadata', { origin: site, 'sec-fetch-site': 'cross-site' }],
  ])('refuses %s', (_, headers) => {
    expect(check(headers)).toBe(false)
  })

  it('responds 403 to a refused write', () => {
    expect(() => assertSameOrigin(new Headers())).toThrow(new ServiceError('forbidden'))
    expect(() => assertSameOrigin(new Headers({ origin: siteUrl }))).not.toThrow()
  })
})

describe('the origin of a download for administrators', () => {
  const { exportMessages, downloadExport, downloadMediaArchive, followChanges } = calls
  const downloads = [exportMessages, downloadExport, downloadMediaArchive, followChanges]
  const attempt = (call: (typeof downloads)[number], headers: Record<string, string>) => () =>
    assertCallOrigin(call, new Headers(headers))

  it.each(downloads.map((call) => [call.path, call] as const))('%s', (_, call) => {
    for (const site of ['cross-site', 'same-site', 'nonsense'])
      expect(attempt(call, { 'sec-fetch-site': site })).toThrow(new ServiceError('forbidden'))
    expect(attempt(call, { origin: 'https://evil.com' })).toThrow(new ServiceError('forbidden'))
    for (const site of ['same-origin', 'none'])
      expect(attempt(call, { 'sec-fetch-site': site })).not.toThrow()
    // A script with the cookie, or a browser on a host without https.
    expect(attempt(call, {})).not.toThrow()
    expect(attempt(call, { origin: siteUrl })).not.toThrow()
  })

  it('does not matter for what visitors read', () => {
    const headers = new Headers({ 'sec-fetch-site': 'cross-site' })
    expect(() => assertCallOrigin(calls.listPosts, headers)).not.toThrow()
    expect(() => assertCallOrigin(mediaFileCalls.openMedia, headers)).not.toThrow()
  })
})
