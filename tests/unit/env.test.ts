import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { envSchema, hasLowMemory, isLoopback, readEnv } from '#src/env.ts'
import { resetModulesAfterwards } from '#tests/support/reset-modules.ts'

const example = readFileSync('.env.example', 'utf8')
const exampleKeys = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, key]) => key)

resetModulesAfterwards()

describe('.env.example', () => {
  it('has exactly the keys of env.ts, each once', () => {
    expect(exampleKeys.toSorted()).toEqual(Object.keys(envSchema.shape).toSorted())
  })

  it('explains each key on the line above it', () => {
    const explained = [...example.matchAll(/^# \S.*\n([A-Z][A-Z0-9_]*)=/gm)].map(([, key]) => key)
    expect(explained).toEqual(exampleKeys)
  })

  it('holds no values, so that a copy changes nothing', () => {
    const values = Object.fromEntries(exampleKeys.map((key) => [key, '']))
    expect(example).not.toMatch(/^[A-Z][A-Z0-9_]*=.+$/m)
    expect(readEnv(values)).toEqual(readEnv({}))
  })
})

describe('readEnv', () => {
  it('has defaults for a machine with no settings at all', () => {
    expect(readEnv({})).toMatchObject({ NODE_ENV: 'production', PORT: 3000, ADMIN_EMAILS: [] })
  })

  it('reads numbers, lists, flags and the origin of an address', () => {
    const settings = {
      PORT: '8080',
      SEED: 'false',
      SITE_URL: 'https://example.com/somewhere?x=1',
      ADMIN_EMAILS: ' Owner@Gmail.com, ,second@gmail.com',
    }
    expect(readEnv(settings)).toMatchObject({
      PORT: 8080,
      SEED: false,
      SITE_URL: 'https://example.com',
      ADMIN_EMAILS: ['owner@gmail.com', 'second@gmail.com'],
    })
  })

  it.each([
    ['PORT', '65536'],
    ['PORT', 'http'],
    ['SITE_URL', 'example.com'],
    ['SITE_URL', 'ftp://example.com'],
    ['DATABASE_URL', 'mysql://localhost/folio'],
    ['DATABASE_POOL', '0'],
    ['PAYLOAD_SECRET', 'x'.repeat(31)],
    ['INTERNAL_KEY', 'short'],
    ['NODE_ENV', 'staging'],
    ['LOG_LEVEL', 'loud'],
    ['SEED', 'yes'],
    ['TRUST_PROXY', '-1'],
    ['CDN_SECONDS', '1.5'],
    ['PURGE_URL', 'file:///etc/passwd'],
    ['PURGE_URL', 'https://name:password@example.com'],
    ['PURGE_TOKEN', 'two\nlines'],
    ['FILES_URL', 'files.example.com'],
    ['MAIL_FROM', 'Mara Muster'],
    ['MAIL_FROM', 'Mara Muster site@example.net'],
    ['MAIL_FROM', 'Mara <site@example.net'],
    ['MAIL_FROM', 'Mara <site@example.net>, Ada <ada@example.net>'],
    ['MAIL_FROM', 'Mara\nBcc: x <site@example.net>'],
    ['MAIL_FROM', 'site@müller.example'],
  ])('refuses %s=%s', (key, value) => {
    expect(() => readEnv({ [key]: value })).toThrow(
      new RegExp(`^Settings are not valid:\\n  ${key}: `),
    )
  })

  it.each([
    ['q7/Xk+9=', 'q7%2FXk+9='],
    ['a#b', 'a%23b'],
    ['12?b', '12%3Fb'],
    ['12#b', '12%23b'],
    ['one@two/three', 'one%40two%2Fthree'],
    ['50%fa', '50%25fa'],
  ])('asks to percent-encode the password %j, and accepts %j', (raw, encoded) => {
    for (const [key, form] of [
      ['DATABASE_URL', 'postgres://folio:PASSWORD@db.example:5432/folio'],
      ['DATABASE_DIRECT_URL', 'postgresql://folio:PASSWORD@db.example/folio?sslmode=verify-full'],
      ['SMTP_URL', 'smtps://folio:PASSWORD@mail.example'],
    ] as const) {
      const accepted = form.replace('PASSWORD', encoded)
      expect(readEnv({ [key]: accepted })).toMatchObject({ [key]: accepted })
      expect(() => readEnv({ [key]: form.replace('PASSWORD', raw) })).toThrow(
        new RegExp(`^Settings are not valid:\\n  ${key}: not of the form .*percent-encode`),
      )
    }
  })

  it.each([
    'postgres://user:pw@/folio?host=/run/postgresql',
    'postgres://user@/folio?host=/cloudsql/project:region:name',
    'postgres:///folio?host=/run/postgresql',
    'postgres://user:pw@localhost/folio?host=/run/postgresql',
    'postgres://user:pw@%2Frun%2Fpostgresql/folio',
    'postgres://user%40server:pw@db.example/folio?options=-c%20work_mem%3D8MB',
    'postgres://user:100%@db.example/folio',
  ])('accepts the database %s', (DATABASE_URL) => {
    expect(readEnv({ DATABASE_URL })).toMatchObject({ DATABASE_URL })
  })

  it('names the form of a database in place of a URL that is none', () => {
    expect(() => readEnv({ DATABASE_URL: 'db.example' })).toThrow(
      'DATABASE_URL: not of the form postgres://user:password@host:5432/name; percent-encode',
    )
    expect(() => readEnv({ SMTP_URL: 'http://mail.example' })).toThrow(
      'SMTP_URL: not of the form smtps://user:password@host; percent-encode',
    )
  })

  it.each(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])(
    'refuses the quotation marks that docker --env-file keeps around %s',
    (key) => {
      expect(() => readEnv({ [key]: '"value"' })).toThrow(`${key}: without quotation marks`)
    },
  )

  it.each([
    ['site@example.net', '', 'site@example.net'],
    ['Mara Muster <site@example.net>', 'Mara Muster', 'site@example.net'],
    ['"Muster, Mara" <site@example.net>', 'Muster, Mara', 'site@example.net'],
    ['Müller GmbH & Co. <r&d@example.net>', 'Müller GmbH & Co.', 'r&d@example.net'],
    ['<root@localhost>', '', 'root@localhost'],
  ])('reads the sender %s', (value, name, address) => {
    expect(readEnv({ MAIL_FROM: value }).MAIL_FROM).toEqual({ name, address })
  })

  it('names every wrong key in one message, a line each, without the values', () => {
    const read = () => readEnv({ PORT: 'x', SITE_URL: 'y', PAYLOAD_SECRET: 'tiny' })
    expect(read).toThrow(/PORT: .*\n.*SITE_URL: .*\n.*PAYLOAD_SECRET: /)
    expect(read).not.toThrow(/tiny/)
  })
})

const MB = 1024 ** 2
it.each([
  { case: 'a small machine', total: 512 * MB, limit: 0, expected: true },
  {
    case: 'a small container on a large machine',
    total: 8192 * MB,
    limit: 512 * MB,
    expected: true,
  },
  { case: 'a large machine without a container', total: 8192 * MB, limit: 0, expected: false },
  // What Linux reports in a container without a limit.
  { case: 'a container without a limit', total: 8192 * MB, limit: 2 ** 64, expected: false },
  { case: 'exactly 1 GB', total: 8192 * MB, limit: 1024 * MB, expected: false },
])('has low memory: $case: $expected', ({ total, limit, expected }) => {
  expect(hasLowMemory(total, limit)).toBe(expected)
})

it.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1', true],
  ['http://127.1.2.3:80', true],
  ['http://[::1]:3000', true],
  ['https://example.com', false],
  ['http://localhost.example.com', false],
  ['http://128.0.0.1', false],
])('knows whether %s is this machine: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected)
})

it.each([
  [{}, 0],
  [{ TRUST_PROXY: '1' }, 0],
  [{ TRUST_PROXY: '1', SITE_URL: 'https://example.com' }, 5],
  [{ TRUST_PROXY: '1', SITE_URL: 'https://example.com', DRAIN_SECONDS: '0' }, 0],
  [{ DRAIN_SECONDS: '30' }, 30],
])('a server with %o still answers for %i seconds when it stops', async (settings, seconds) => {
  for (const key of ['TRUST_PROXY', 'SITE_URL', 'DRAIN_SECONDS']) vi.stubEnv(key, undefined)
  for (const [key, value] of Object.entries(settings)) vi.stubEnv(key, value)
  vi.resetModules()
  expect((await import('#src/env.ts')).drainSeconds).toBe(seconds)
})

it.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ NODE_ENV: 'development' }, true],
  [{ SITE_URL: 'http://localhost:3000' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', SEED: '' }, false],
  [{ NODE_ENV: 'production', SITE_URL: 'http://localhost:3000' }, false],
  [{ SITE_URL: 'https://ada.example' }, false],
  [{ NODE_ENV: 'production', SITE_URL: 'https://ada.example', SEED: 'true' }, true],
  [{ SEED: 'false' }, false],
])('decides for %j whether to add example content: %s', (settings, isWanted) => {
  expect(readEnv(settings).SEED).toBe(isWanted)
})
