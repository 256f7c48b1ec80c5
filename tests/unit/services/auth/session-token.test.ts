import { jwtSign } from 'payload'
import { describe, expect, it } from 'vitest'
import { sessionClaims } from '#src/lib/http/session-claims.ts'
import { isDueForRenewal, mayUseSessionCookie } from '#src/services/auth/session-token.ts'

const site = 'https://portfolio.example'
const HOUR = 3600
const fetched = (from: string, mode: string) => ({
  ...{ 'sec-fetch-site': from, 'sec-fetch-mode': mode },
})

describe('whether a request may use its session cookie', () => {
  it.each([
    ['our own pages', { origin: site, ...fetched('same-origin', 'cors') }],
    ['reads of our own pages', fetched('same-origin', 'cors')],
    ['a typed address', fetched('none', 'navigate')],
    ['the redirect from Google', fetched('cross-site', 'navigate')],
    ['a link on a same-site origin', fetched('same-site', 'navigate')],
    ['a browser on a plain-http host', {}],
  ])('yes for %s', (_, headers) => {
    expect(mayUseSessionCookie(new Headers(headers as Record<string, string>), site)).toBe(true)
  })

  it.each([
    ['another origin', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another scheme', { origin: 'http://portfolio.example' }],
    ['another port', { origin: 'https://portfolio.example:444' }],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-mode': 'navigate' }],
    ['a form of another site', { origin: 'https://evil.example', 'sec-fetch-mode': 'navigate' }],
    ['an image on another site', fetched('cross-site', 'no-cors')],
    ['a script on a same-site origin', fetched('same-site', 'no-cors')],
  ])('no for %s', (_, headers) => {
    expect(mayUseSessionCookie(new Headers(headers as Record<string, string>), site)).toBe(false)
  })

  it('renews a token in the second half of its eight hours', () => {
    const claims = { userId: 'u', sid: 's', expiresAt: 1_000_000 + 8 * HOUR }
    expect(isDueForRenewal(claims, 1_000_000_000)).toBe(false)
    expect(isDueForRenewal(claims, (1_000_000 + 4 * HOUR - 1) * 1000)).toBe(false)
    expect(isDueForRenewal(claims, (1_000_000 + 4 * HOUR + 1) * 1000)).toBe(true)
  })
})

it('reads the claims of a token as Payload signs it, and of no other', async () => {
  const fieldsToSign = { id: 'u', sid: 's', collection: 'users' }
  const sign = async (secret: string, tokenExpiration = HOUR) =>
    (await jwtSign({ fieldsToSign, secret, tokenExpiration })).token
  const read = (cookie: string | null) =>
    sessionClaims(cookie, { name: 'folio-token', secret: 'ours' })
  const ours = await sign('ours')
  const claims = { userId: 'u', sid: 's', expiresAt: expect.any(Number) as number }
  expect(await read(`theme=dark; folio-token=${ours}; a=b`)).toEqual(claims)
  const refused = [
    null,
    'folio-token=',
    `folio-token=${await sign('others')}`,
    `folio-token=${await sign('ours', -1)}`,
    `folio-token=${ours}; folio-token=${ours}`,
    `folio-token=${ours}; folio-token=noise`,
    ...['noise', '%00', 'x'.repeat(8000), ours.slice(0, -3)].map((value) => `folio-token=${value}`),
    `folio-token=${ours}x`,
  ]
  for (const cookie of refused) expect(await read(cookie)).toBeNull()
})
