import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '#src/scripts/process/run-child.ts'
import { MANAGEMENT_PATHS } from '#tests/support/management-paths.ts'
import { multipart } from '#tests/support/multipart.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { pdf } from '#tests/support/sample-files.ts'
import type { StartedProduct } from '#tests/support/start-product.ts'
import { useDedicatedServer } from '#tests/support/use-server.ts'
import { chooseAccount, createVisitor, FROM_GOOGLE } from '#tests/support/visitor.ts'
import type { Visitor } from '#tests/support/visitor.ts'

/** Malformed ids, as they appear in a URL. */
const HOSTILE_IDS = [
  '..%2f..%2fetc%2fpasswd',
  '-1',
  '0',
  '1.5',
  '1e309',
  '2147483648',
  '100000000000000000000',
  "'%20or%201=1--",
  '%00',
  'x'.repeat(9000),
  'undefined',
  'null',
  '[object%20Object]',
  '%E0%A4%A',
  '%F0%9F%92%A9',
  '00000000-0000-4000-8000-000000000000',
]

// As visitors reach it, behind a proxy with TLS.
const server = useDedicatedServer({ scheme: 'https' })
let product: StartedProduct
let admin: Visitor
let post = ''

beforeAll(async () => {
  product = server.started()
  admin = createVisitor(product)
  await admin.signIn()
  const made = await admin.write('POST', '/api/blog', postBody({ title: 'A post', tags: ['one'] }))
  post = ((await made.json()) as { slug: string }).slug
  await admin.write('POST', '/api/blog', postBody({ title: 'A hidden draft', isPublished: false }))
  await upload('media', multipart('media', 'notes.txt', 'text'))
  await upload('resume', multipart('resume', 'cv.pdf', pdf().toString('latin1')))
})

async function upload(call: string, { type, body }: ReturnType<typeof multipart>) {
  const headers = { origin: product.origin, 'sec-fetch-site': 'same-origin', 'content-type': type }
  const stored = await admin.send('POST', `/api/${call}/upload`, headers, body)
  expect(stored.status).toBe(201)
}

const visitor = () => createVisitor(product)
const open = (path: string, headers: Record<string, string> = {}) => visitor().go(path, headers)
const PAGES = () => [
  '/',
  '/blog',
  `/blog/${post}`,
  '/blog/tag/one',
  '/resume',
  '/projects',
  '/admin',
  ...MANAGEMENT_PATHS,
]
const DOCUMENTS = [
  '/rss.xml',
  '/atom.xml',
  '/feed.json',
  '/sitemap.xml',
  '/robots.txt',
  '/resume.json',
  '/contact.vcf',
  '/blog/posts.json',
  '/.well-known/security.txt',
  '/api/openapi.json',
]

it('marks every cookie Secure where visitors use https', async () => {
  const browser = visitor()
  const start = await browser.go('/api/login')
  expect(start.headers.getSetCookie()[0]).toMatch(/^__Secure-folio-attempt-.*; Secure$/)
  const address = start.headers.get('location') ?? ''
  const back = await browser.go(await chooseAccount(product, address, 'admin'), FROM_GOOGLE)
  const cookies = back.headers.getSetCookie()
  expect(cookies).toHaveLength(2)
  expect(cookies.filter((cookie) => !cookie.includes('; Secure'))).toEqual([])
  const gone = await browser.go('/api/logout')
  expect(gone.headers.getSetCookie()[0]).toMatch(/^folio-token=;.*; Secure/)
})

const PLACES = ['/blog/', '/blog/tag/', '/preview/', '/cards/', '/files/media/']

it.each(PLACES)('%s{id}: returns 404, or 400 for NUL and invalid UTF-8', async (place) => {
  for (const id of HOSTILE_IDS) {
    const { status } = await open(`${place}${id}`)
    const wanted = ['%00', '%E0%A4%A'].includes(id) ? 400 : 404
    expect({ id: id.slice(0, 40), status }).toEqual({ id: id.slice(0, 40), status: wanted })
  }
})

describe('S, O: public responses disclose no internal data', () => {
  const kept = () => [
    product.secret,
    product.allowedEmail,
    'test-secret',
    'an internal key of the tests',
    product.env['DATABASE_URL'] ?? '',
    product.env['DATA_DIR'] ?? '',
    ROOT,
    'A hidden draft',
  ]

  it('no page, document or call contains a setting, an address of the owner, or a draft', async () => {
    for (const path of [...PAGES(), ...DOCUMENTS, '/api/blog', '/nowhere', '/api/nowhere']) {
      const text = await (await open(path)).text()
      for (const secret of kept())
        expect({ path, holds: text.includes(secret) }).toMatchObject({ holds: false })
      expect(text).not.toMatch(/postgres(ql)?:\/\/|node_modules\//)
    }
  })

  it('no client bundle contains the name of a secret setting, and none has a source map', () => {
    const files = globSync('.next/static/**/*.{js,css,json}')
    expect(files.length).toBeGreaterThan(20)
    const secret =
      /postgres(ql)?:\/\/|PAYLOAD_SECRET|DATABASE_URL|ADMIN_EMAILS|GOOGLE_CLIENT_SECRET|S3_SECRET_ACCESS_KEY|INTERNAL_KEY|SMTP_URL|sourceMappingURL/
    expect(files.filter((name) => secret.test(readFileSync(name, 'utf8')))).toEqual([])
    // The build writes a map without sources for the entry of a worker.
    const maps = globSync('.next/static/**/*.map').map((name) => readFileSync(name, 'utf8'))
    expect(maps.filter((map) => /"(sources|sections)": *\[\s*[^\]\s]/.test(map))).toEqual([])
  })

  it.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/.env.local',
    '/package.json',
    '/payload.config.ts',
    '/.next/BUILD_ID',
    '/_next/static/..%2f..%2fpackage.json',
    '/_next/static/chunks/main.js.map',
    '/_next/image?url=%2Ficon.svg&w=64&q=75',
    '/server.js',
    '/.data/database/PG_VERSION',
  ])('%s does not exist', async (path) => {
    expect((await open(path)).status).toBe(404)
  })

  it.each(['graphql', 'graphql-playground', 'og?title=x', 'nowhere'])(
    '/payload/api/%s is refused to a visitor, and does not exist for the owner',
    async (path) => {
      expect((await open(`/payload/api/${path}`)).status).toBe(403)
      expect((await admin.go(`/payload/api/${path}`)).status).toBe(404)
    },
  )

  it('a path that climbs out of its folder is refused', async () => {
    expect((await open('/_next/../package.json')).status).toBe(400)
  })

  it('another Host never appears in a page, a document or a redirect', async () => {
    for (const path of [...PAGES(), ...DOCUMENTS, '/nowhere', '/blog/page/1', '/api/login']) {
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
      const response = await open(path, headers)
      expect(response.headers.get('location') ?? '').not.toContain('evil.example')
      expect({ path, isNamed: (await response.text()).includes('evil.example') }).toEqual({
        path,
        isNamed: false,
      })
    }
  })
})

// Of the sign-in: tests/suites/sign-in/attempts.ts.
const ELSEWHERE = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/cms/..//evil.example',
  'javascript:alert(1)',
  '\t//evil.example',
]
const NAMES = ['returnTo', 'next', 'redirect', 'callbackUrl', 'url']
const hostOf = (location: string | null) =>
  location === null ? '' : new URL(location, product.origin).host

it.each(['/admin', '/api/logout', '/payload/login'])(
  'does not redirect to another site for the query %s',
  async (place) => {
    const own = ['', new URL(product.origin).host]
    for (const target of ELSEWHERE) {
      const query = new URLSearchParams(NAMES.map((name) => [name, target])).toString()
      const response = await visitor().go(`${place}?${query}`)
      expect(own).toContain(hostOf(response.headers.get('location')))
      // The href of the built-in login's button, and a meta refresh.
      const text = await response.text()
      expect(text).not.toMatch(/(href|action|content)="[^"]*(\/\/|\\)evil\.example/)
    }
  },
)
