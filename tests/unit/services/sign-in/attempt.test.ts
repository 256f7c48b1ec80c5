import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  attemptCookie,
  attemptFrom,
  expiredAttemptCookie,
  isState,
  openAttempt,
  sealAttempt,
} from '#src/services/sign-in/attempt.ts'

const state = `${'A'.repeat(35)}bcdefghi`
const attempt = { state, verifier: 'the verifier', returnTo: '/cms/media' }
const secret = 'thirty-two characters or more of it'

afterEach(() => vi.useRealTimers())

describe('the sealed attempt', () => {
  it('opens with the secret and state it was sealed with, and does not show its verifier', async () => {
    const sealed = await sealAttempt(attempt, secret)
    expect(await openAttempt(sealed, state, secret)).toEqual(attempt)
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('verifier')
    expect(sealed.length).toBeLessThan(600)
  })

  it('stays shut for another secret, another state, and after any change', async () => {
    const sealed = await sealAttempt(attempt, secret)
    const parts = sealed.split('.')
    // The first character: the last may have bits that mean nothing.
    const text = (parts[3] ?? '').replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
    const changed = [...parts.slice(0, 3), text, parts[4]].join('.')
    expect(await openAttempt(sealed, state, `${secret}!`)).toBeNull()
    expect(await openAttempt(sealed, state.toLowerCase(), secret)).toBeNull()
    expect(await openAttempt(changed, state, secret)).toBeNull()
    expect(await openAttempt('', state, secret)).toBeNull()
    expect(await openAttempt('a.b.c.d.e', state, secret)).toBeNull()
  })

  it('lasts ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00Z') })
    const sealed = await sealAttempt(attempt, secret)
    vi.setSystemTime(new Date('2026-01-01T00:09:59Z'))
    expect(await openAttempt(sealed, state, secret)).toEqual(attempt)
    vi.setSystemTime(new Date('2026-01-01T00:10:01Z'))
    expect(await openAttempt(sealed, state, secret)).toBeNull()
  })

  it.each([
    [false, 'folio-attempt-bcdefghi', ''],
    [true, '__Secure-folio-attempt-bcdefghi', '; Secure'],
  ])(
    'travels in a cookie of its own that scripts cannot read (https: %s)',
    (isSecure, name, end) => {
      expect(attemptCookie(state, 'sealed', { isSecure })).toBe(
        `${name}=sealed; Max-Age=600; Path=/api/auth/google/callback; HttpOnly; SameSite=Lax${end}`,
      )
      expect(expiredAttemptCookie(state, { isSecure })).toMatch(
        `${name}=; Max-Age=0; Path=/api/auth`,
      )
      expect(attemptFrom(`other=1; ${name}=sealed`, state, { isSecure })).toBe('sealed')
      expect(attemptFrom('other=1', state, { isSecure })).toBeNull()
      expect(attemptFrom(null, state, { isSecure })).toBeNull()
    },
  )

  it.each([
    '',
    'short',
    'A'.repeat(44),
    `${'A'.repeat(42)}\u0000`,
    `${'A'.repeat(42)} `,
    'A'.repeat(10_000),
    undefined,
    ['A'.repeat(43)],
  ])('knows that %j is no state of ours', (value) => expect(isState(value)).toBe(false))
})
