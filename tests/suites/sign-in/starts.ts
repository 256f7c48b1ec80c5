import { describe, expect, it } from 'vitest'
import { handlerProduct, rows, visitor } from '#tests/support/handler-product.ts'
import { ORIGIN } from '#tests/support/requests.ts'

const CALLBACK = '/api/auth/google/callback'

describe('starting a sign-in', () => {
  it('[S7-login-01] [S6-admin-02] redirects the browser to Google with state, PKCE and our redirect URI', async () => {
    const browser = visitor()
    const response = await browser.go('/api/login')
    const url = new URL(response.headers.get('location') ?? '')
    expect(response.status).toBe(302)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(url.origin).toBe(handlerProduct.mockGoogle.origin)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'test-client',
      redirect_uri: `${ORIGIN}${CALLBACK}`,
      scope: 'openid email profile',
      prompt: 'select_account',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    const [cookie = '', ...more] = response.headers.getSetCookie()
    expect(more).toEqual([])
    expect(cookie).toMatch(/^folio-attempt-[\w-]{8}=/)
    expect(cookie).toMatch(/; Path=\/api\/auth\/google\/callback; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toContain('Domain')
  })

  it.each<Record<string, string>>([
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-moz': 'prefetch' },
    { 'next-router-prefetch': '1' },
    { 'sec-fetch-mode': 'cors' },
  ])('ignores a request that is not a navigation: %o', async (headers) => {
    const response = await visitor().go('/api/login', headers)
    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('starts nothing for HEAD', async () => {
    const response = await visitor().send('HEAD', '/api/login')
    expect([response.status, response.headers.getSetCookie()]).toEqual([204, []])
  })

  it('redirects another name of this host to SITE_URL first, once', async () => {
    const host = `127.0.0.1:${new URL(ORIGIN).port}`
    const first = await visitor().go('/api/login?returnTo=/cms/media', { host })
    expect(first.headers.get('location')).toBe(
      `${ORIGIN}/api/login?returnTo=%2Fcms%2Fmedia&redirected=1`,
    )
    expect(first.headers.getSetCookie()).toEqual([])
    const second = await visitor().go('/api/login?redirected=1', { host })
    expect(second.headers.get('location')).toContain(handlerProduct.mockGoogle.origin)
  })

  it('ignores X-Forwarded-Host', async () => {
    const response = await visitor().go('/api/login', {
      'x-forwarded-host': 'evil.com',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.com',
    })
    expect(response.headers.get('location')).not.toContain('evil.com')
  })

  it('responds 429 to the 21st start of one address in ten minutes, and to no other address', async () => {
    const browser = visitor()
    const starts = await Promise.all(Array.from({ length: 20 }, () => browser.go('/api/login')))
    expect(starts.map(({ status }) => status)).toEqual(Array(20).fill(302))
    const refused = await browser.go('/api/login')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600)
    expect(await refused.json()).toEqual({ message: expect.stringContaining('Too many') })
    expect((await visitor().go('/api/login')).status).toBe(302)
    const counted = await rows('select points from rate_limits where key = $1', [
      `login:${browser.address}`,
    ])
    expect(counted).toEqual([{ points: 21 }])
  })
})
