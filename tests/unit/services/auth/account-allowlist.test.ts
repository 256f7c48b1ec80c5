import { describe, expect, it } from 'vitest'
import { authorizeProfile, isAllowedEmail } from '#src/services/auth/account-allowlist.ts'

const allowed = ['admin@gmail.com', 'dotted.name@gmail.com']
const ADMIN = { email: 'admin@gmail.com', emailVerified: true, firstName: null, lastName: null }
const decide = (email: unknown, list = allowed) => authorizeProfile({ ...ADMIN, email }, list)
const GOOGLE_REQUIRED = { ok: false, reason: 'google_required' }

describe('the account allowlist', () => {
  it.each([
    ['admin@gmail.com', 'admin@gmail.com'],
    ['ADMIN@Gmail.COM', 'admin@gmail.com'],
    ['Dotted.Name@gmail.com', 'dotted.name@gmail.com'],
  ])('[S6-admin-02] [S1-admin-01] lets %s in', (given, email) => {
    expect(decide(given)).toEqual({ ok: true, email })
  })

  it.each([
    ['false', false],
    ['the text "true"', 'true'],
    ['1', 1],
    ['nothing', undefined],
    ['null', null],
  ])('refuses an address whose verification is %s', (_, verified) => {
    const profile = { ...ADMIN, emailVerified: verified }
    expect(authorizeProfile(profile, allowed)).toEqual(GOOGLE_REQUIRED)
  })

  it.each([
    'admin@example.com',
    'admin@googlemail.com',
    'admin@gmail.com.evil.com',
    'admin@gmail.com\n',
    ' admin@gmail.com',
    'admin@gmail.com, other@gmail.com',
    'admin@evil.com@gmail.com',
    'admin@\u0261mail.com', // Latin small script g
    '\u0430dmin@gmail.com', // Cyrillic a
    '\uff41dmin@gmail.com', // full-width a
    '@gmail.com',
    'gmail.com',
    '',
  ])('[S6-admin-04] refuses %j: not a plain @gmail.com address', (email) => {
    expect(decide(email)).toEqual(GOOGLE_REQUIRED)
  })

  it.each([undefined, null, 42, ['admin@gmail.com'], { toString: () => 'admin@gmail.com' }])(
    'refuses %j: not a string',
    (email) => {
      expect(decide(email)).toEqual(GOOGLE_REQUIRED)
    },
  )

  it.each(['stranger@gmail.com', 'admin+x@gmail.com', 'ad.min@gmail.com', 'dottedname@gmail.com'])(
    '[S6-admin-05] refuses %s: not on the list as it is written',
    (email) => {
      expect(decide(email)).toEqual({ ok: false, reason: 'auth_failed' })
    },
  )

  it('refuses a letter that only becomes ASCII in lower case', () => {
    expect(decide('\u212Aim@gmail.com', ['kim@gmail.com'])).toEqual(GOOGLE_REQUIRED)
  })

  it('refuses everyone when the list is empty', () => {
    expect(decide('admin@gmail.com', [])).toEqual({ ok: false, reason: 'auth_failed' })
  })

  it('checks stored users against the list again, also when it names another domain', () => {
    expect(isAllowedEmail('admin@gmail.com', allowed)).toBe(true)
    expect(isAllowedEmail('admin@example.com', ['admin@example.com'])).toBe(false)
    expect(isAllowedEmail(undefined, allowed)).toBe(false)
  })
})
