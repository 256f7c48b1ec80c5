import { describe, expect, it } from 'vitest'
import { googleSettings, signInSettingProblems } from '#src/services/auth/google-settings.ts'

const live = {
  HOST: '0.0.0.0',
  SITE_URL: 'https://portfolio.example',
  PAYLOAD_SECRET: 'thirty-two characters or more of it',
  ADMIN_EMAILS: ['admin@gmail.com'],
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'secret',
  GOOGLE_OAUTH_ORIGIN: undefined,
}
const here = { ...live, HOST: '127.0.0.1', SITE_URL: 'http://localhost:3000' }

describe('sign-in settings', () => {
  it('accepts a public site with Google’s endpoints only', () => {
    expect(signInSettingProblems(live)).toEqual([])
    expect(googleSettings(live, 'https://portfolio.example')).toEqual({
      clientId: 'client',
      clientSecret: 'secret',
      callbackUrl: 'https://portfolio.example/api/auth/google/callback',
      authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      profileUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
    })
  })

  it.each([
    ['no secret', { PAYLOAD_SECRET: undefined }, /PAYLOAD_SECRET/],
    ['an empty allowlist', { ADMIN_EMAILS: [] }, /ADMIN_EMAILS/],
    ['no client', { GOOGLE_CLIENT_ID: undefined }, /GOOGLE_CLIENT_ID/],
    ['no client secret', { GOOGLE_CLIENT_SECRET: undefined }, /GOOGLE_CLIENT_SECRET/],
    ['no public URL', { SITE_URL: undefined }, /SITE_URL/],
    [
      'the mock Google sign-in on a public site',
      { GOOGLE_OAUTH_ORIGIN: 'http://127.0.0.1:4000' },
      /GOOGLE_OAUTH_ORIGIN/,
    ],
    [
      'another Google origin',
      { GOOGLE_OAUTH_ORIGIN: 'https://accounts.evil.example' },
      /GOOGLE_OAUTH_ORIGIN/,
    ],
  ])('refuses %s', (_, changes, sentence) => {
    const settings = { ...live, ...changes }
    expect(signInSettingProblems(settings)).toEqual([expect.stringMatching(sentence)])
    expect(() => googleSettings(settings, 'https://portfolio.example')).toThrow(sentence)
  })

  it.each(['http://127.0.0.1:4000', 'http://localhost:4000', 'http://[::1]:4000'])(
    'accepts the mock sign-in at %s for a site on this machine',
    (origin) => {
      const settings = { ...here, GOOGLE_OAUTH_ORIGIN: origin }
      expect(signInSettingProblems(settings)).toEqual([])
      expect(googleSettings(settings, here.SITE_URL)).toMatchObject({
        authorizationUrl: `${origin}/o/oauth2/v2/auth`,
        tokenUrl: `${origin}/token`,
        profileUrl: `${origin}/v1/userinfo`,
      })
    },
  )

  it.each([
    ['it is on another machine', here, 'http://10.0.0.7:4000'],
    ['its host name only starts like localhost', here, 'http://127.0.0.1.evil.example'],
    ['the site is public', { ...live, SITE_URL: undefined }, 'http://127.0.0.1:4000'],
  ])('rejects a mock sign-in when %s', (_, settings, origin) => {
    const lines = signInSettingProblems({ ...settings, GOOGLE_OAUTH_ORIGIN: origin })
    expect(lines).toContainEqual(expect.stringMatching(/GOOGLE_OAUTH_ORIGIN/))
  })

  it('names all missing settings together', () => {
    const bare = {
      ...live,
      PAYLOAD_SECRET: undefined,
      ADMIN_EMAILS: [],
      GOOGLE_CLIENT_ID: undefined,
      GOOGLE_CLIENT_SECRET: undefined,
      SITE_URL: undefined,
    }
    expect(signInSettingProblems(bare)).toHaveLength(5)
  })
})
