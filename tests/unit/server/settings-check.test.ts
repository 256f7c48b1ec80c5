import { describe, expect, it } from 'vitest'
import { readEnv } from '#src/env.ts'
import { unknownAdministrators, unsafeSettings } from '#src/server/process/settings-check.ts'

const PUBLIC = {
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  SITE_URL: 'https://folio.example',
  PAYLOAD_SECRET: 'a'.repeat(32),
  DATABASE_URL: 'postgres://a:b@db.example/folio',
  ADMIN_EMAILS: 'owner@gmail.com',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
}
const LOCAL = { NODE_ENV: 'production', PORT: '3000' }

const development = (host: string) => ({
  NODE_ENV: 'development',
  DATABASE_URL: `postgres://${host}/folio`,
})

function problems(source: Record<string, string>) {
  const env = readEnv(source)
  return unsafeSettings(env, env.SITE_URL ?? `http://localhost:${env.PORT}`)
}

it.each([
  ['a complete public site', PUBLIC],
  ['this machine, nothing set', LOCAL],
  [
    'this machine with the mock Google sign-in',
    { ...LOCAL, GOOGLE_OAUTH_ORIGIN: 'http://127.0.0.1:3999' },
  ],
  ['development on this machine', { NODE_ENV: 'development' }],
  ['development on a database of this machine', development('127.0.0.1:5432')],
  ['development on a database of this machine, IPv6', development('[::1]')],
  ['development on a socket', development('')],
  [
    'development on a named socket',
    { NODE_ENV: 'development', DATABASE_URL: 'postgres://a:b@/folio?host=/run/postgresql' },
  ],
  [
    'this machine on a database elsewhere',
    { ...LOCAL, DATABASE_URL: 'postgres://db.example/folio' },
  ],
  ['a server that others reach, without an administrator', { ...LOCAL, HOST: '0.0.0.0' }],
  ['a public site with the built-in database', { ...PUBLIC, DATABASE_URL: '' }],
  ['a server behind a loopback name', { ...LOCAL, SITE_URL: 'http://[::1]:3000' }],
])('%s may start', (_name, source) => {
  expect(problems(source)).toEqual([])
})

it.each(['db.example', '10.0.0.5:5432', 'user:secret@db.example:5432'])(
  '[D] development may not open the data at %s with the mock Google sign-in',
  (host) => {
    const found = problems(development(host))
    expect(found).toEqual([expect.stringContaining('NODE_ENV=development')])
    expect(found[0]).not.toContain('secret')
  },
)

it('[D] development may not open remote data behind the name of this machine', () => {
  const DATABASE_URL = 'postgres://localhost/folio?host=db.example'
  expect(problems({ NODE_ENV: 'development', DATABASE_URL })).toEqual([
    expect.stringContaining('db.example'),
  ])
})

it.each([
  ['"you@gmail.com"', 'without a name or quotation marks'],
  ["'you@gmail.com'", 'without a name or quotation marks'],
  ['Ada <a@gmail.com>', 'without a name or quotation marks'],
  ['a@gmail.com;b@gmail.com', 'separate addresses by commas'],
  ['a@gmail.com b@gmail.com', 'separate addresses by commas'],
  ['you@googlemail.com', 'Google reports you@gmail.com'],
  ['you+folio@gmail.com', 'without “+”'],
  ['you..there@gmail.com', 'the account itself'],
  ['me@mydomain.example', 'only verified @gmail.com accounts'],
  ['you', 'only verified @gmail.com accounts'],
  ['you@gmail.com.example', 'only verified @gmail.com accounts'],
  ['\u200byou@gmail.com', 'the account itself'],
])(
  'the administrator %j cannot sign in: named between two others, refused on a public site',
  (entry, advice) => {
    const ADMIN_EMAILS = `first.owner@gmail.com,${entry},owner_2@gmail.com`
    const line = `ADMIN_EMAILS: ${JSON.stringify(entry.toLowerCase())} cannot sign in: `
    const found = problems({ ...PUBLIC, ADMIN_EMAILS })
    expect(found).toEqual([expect.stringContaining(line)])
    expect(found[0]).toContain(advice)
    expect(problems({ ...LOCAL, ADMIN_EMAILS })).toEqual([])
    expect(unknownAdministrators(readEnv({ ADMIN_EMAILS }))).toEqual(found)
  },
)

describe('a public site may not start', () => {
  it.each([
    ['without a secret', { PAYLOAD_SECRET: '' }, 'PAYLOAD_SECRET is missing'],
    ['without an administrator', { ADMIN_EMAILS: ' , ' }, 'ADMIN_EMAILS is empty'],
    ['without a client id', { GOOGLE_CLIENT_ID: '' }, 'GOOGLE_CLIENT_ID is missing'],
    ['without a client secret', { GOOGLE_CLIENT_SECRET: '' }, 'GOOGLE_CLIENT_SECRET is missing'],
    [
      'with the mock Google sign-in',
      { GOOGLE_OAUTH_ORIGIN: 'http://127.0.0.1:3999' },
      'GOOGLE_OAUTH_ORIGIN',
    ],
    ['in development', { NODE_ENV: 'development' }, 'NODE_ENV=development'],
    ['when it would drop its tables', { PAYLOAD_DROP_DATABASE: 'true' }, 'PAYLOAD_DROP_DATABASE'],
    ['while migrating', { PAYLOAD_MIGRATING: 'true' }, 'PAYLOAD_MIGRATING'],
    ['without its address', { SITE_URL: '' }, 'SITE_URL is missing'],
  ])('%s', (_name, change, line) => {
    const found = problems({ ...PUBLIC, ...change })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(line)
  })

  it('reports all errors together', () => {
    expect(problems({ NODE_ENV: 'production', SITE_URL: 'https://folio.example' })).toHaveLength(4)
  })
})

it.each([
  ['dropped tables', { PAYLOAD_DROP_DATABASE: 'true' }],
  ['migration mode', { PAYLOAD_MIGRATING: 'true' }],
  [
    'other machines at the mock Google sign-in',
    { HOST: '0.0.0.0', GOOGLE_OAUTH_ORIGIN: 'http://127.0.0.1:3999' },
  ],
  ['another Google than this machine', { GOOGLE_OAUTH_ORIGIN: 'https://evil.example' }],
])('a local site refuses %s too', (_name, change) => {
  expect(problems({ ...LOCAL, ...change })).toHaveLength(1)
})
