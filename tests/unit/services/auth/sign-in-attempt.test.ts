import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  attemptCookie,
  readAttemptCookie,
  expiredAttemptCookie,
  isState,
  decryptAttempt,
  encryptAttempt,
} from '#src/services/auth/sign-in-attempt.ts'

const state = `${'A'.repeat(35)}bcdefghi`
const attempt = { state, verifier: 'the verifier', returnTo: '/cms/media' }
const secret = 'thirty-two characters or more of it'

afterEach(() => vi.useRealTimers())

describe('the encrypted sign-in attempt', () => {
  it('decrypts with its secret and state, and does not reveal its verifier', async () => {
    const sealed = await encryptAttempt(attempt, secret)
    expect(await decryptAttempt(sealed, state, secret)).toEqual(attempt)
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('verifier')
    expect(sealed.length).toBeLessThan(600)
  })

  it('does not decrypt with another secret or state, or after any change', async () => {
    const sealed = await encryptAttempt(attempt, secret)
    const parts = sealed.split('.')
    // The first character, because the last may contain unused bits.
    const text = (parts[3] ?? '').replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
    const changed = [...parts.slice(0, 3), text, parts[4]].join('.')
    expect(await decryptAttempt(sealed, state, `${secret}!`)).toBeNull()
    expect(await decryptAttempt(sealed, state.toLowerCase(), secret)).toBeNull()
    expect(await decryptAttempt(changed, state, secret)).toBeNull()
    expect(await decryptAttempt('', state, secret)).toBeNull()
    expect(await decryptAttempt('a.b.c.d.e', state, secret)).toBeNull()
  })

  it('expires after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00Z') })
    const sealed = await encryptAttempt(attempt, secret)
    vi.setSystemTime(new Date('2026-01-01T00:09:59Z'))
    expect(await decryptAttempt(sealed, state, secret)).toEqual(attempt)
    vi.setSystemTime(new Date('2026-01-01T00:10:01Z'))
    expect(await decryptAttempt(sealed, state, secret)).toBeNull()
  })

  it.each([
    [false, 'folio-attempt-bcdefghi', ''],
    [true, '__Secure-folio-attempt-bcdefghi', '; Secure'],
  ])('has a separate HttpOnly cookie (https: %s)', (isSecure, name, end) => {
    expect(attemptCookie(state, 'sealed', { isSecure })).toBe(
      `${name}=sealed; Max-Age=600; Path=/api/auth/google/callback; HttpOnly; SameSite=Lax${end}`,
    )
    expect(expiredAttemptCookie(state, { isSecure })).toMatch(`${name}=; Max-Age=0; Path=/api/auth`)
    expect(readAttemptCookie(`other=1; ${name}=sealed`, state, { isSecure })).toBe('sealed')
    expect(readAttemptCookie('other=1', state, { isSecure })).toBeNull()
    expect(readAttemptCookie(null, state, { isSecure })).toBeNull()
  })

  it.each([
    '',
    'short',
    'A'.repeat(44),
    `${'A'.repeat(42)}\u0000`,
    `${'A'.repeat(42)} `,
    'A'.repeat(10_000),
    undefined,
    ['A'.repeat(43)],
  ])('rejects %j as an unknown state', (value) => expect(isState(value)).toBe(false))
})
