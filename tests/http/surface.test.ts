import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '#src/scripts/process/run-child.ts'
import { HOSTILE_IDS } from '#tests/support/hostile-ids.ts'
import { MANAGEMENT_PATHS } from '#tests/support/management-paths.ts'
import { multipart } from '#tests/support/multipart.ts'
import { observatoryScore } from '#tests/support/observatory.ts'
import { describeRedirects } from '#tests/suites/screens/redirects.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { fuzzServer } from '#tests/support/server-fuzz.ts'
import type { StartedProduct } from '#tests/support/start-product.ts'
import { useOwnServer } from '#tests/support/use-server.ts'
import { chooseAccount, createVisitor, FROM_GOOGLE, SESSION } from '#tests/support/visitor.ts'
import type { Visitor } from '#tests/support/visitor.ts'

// As visitors reach it, behind a proxy with TLS.
const server = useOwnServer({ scheme: 'https' })
let product: StartedProduct
let admin: Visitor
let file = ''
let post = ''

beforeAll(async () => {
  product = server.started()
  admin = createVisitor(product)
  await admin.signIn()
  const made = await admin.write('POST', '/api/blog', postBody({ title: 'A post', tags: ['one'] }))
  post = ((await made.json()) as { slug: string }).slug
  await admin.write('POST', '/api/blog', postBody({ title: 'A hidden draft', isPublished: false }))
  file = await upload('media', multipart('media', 'notes.txt', 'text'))
  await upload('resume', multipart('resume', 'cv.pdf', pdf().toString('latin1')))
})

async function upload(call: string, { type, body }: ReturnType<typeof multipart>) {
  const headers = { origin: product.origin, 'sec-fetch-site': 'same-origin', 'content-type': type }
  const stored = await admin.send('POST', `/api/${call}/upload`, headers, body)
  expect(stored.status).toBe(201)
  return ((await stored.json()) as { url: string }).url
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

describe("Mozilla Observatory score of the product's headers on https", () => {
  const gradeOf = (response: Response) =>
    observatoryScore({
      ...Object.fromEntries(response.headers),
      'set-cookie': response.headers.getSetCookie(),
    }).grade

  it('A+ for every page, seen by a visitor and by the owner', async () => {
    for (const path of PAGES())
      for (const who of [visitor(), admin]) {
        const response = await who.go(path)
        expect({ path, status: response.status }).toEqual({ path, status: 200 })
        expect({ path, grade: gradeOf(response) }).toEqual({ path, grade: 'A+' })
      }
  })

  it('A+ for calls, files, refusals and redirects', async () => {
    const cases: [path: string, status: number][] = [
      ['/api/blog', 200],
      ['/api/resume', 200],
      ['/api/health', 200],
      ['/api/ready', 200],
      ['/api/auth/user', 401],
      ['/api/blog/nowhere', 404],
      ['/api/nowhere', 404],
      ['/api/login', 302],
      ['/api/auth/google/callback?state=x&code=y', 302],
      [file, 200],
      ['/files/media/nowhere.png', 404],
      ['/nowhere', 404],
      ['/blog/nowhere', 404],
      ['/%E0%A4%A', 400],
      ['/blog/page/1', 308],
    ]
    for (const [path, status] of cases) {
      const response = await open(path)
      expect({ path, status: response.status }).toEqual({ path, status })
      expect({ path, grade: gradeOf(response) }).toEqual({ path, grade: 'A+' })
    }
    const refused = await visitor().send('PUT', '/api/blog')
    expect({ status: refused.status, grade: gradeOf(refused) }).toEqual({
      status: 405,
      grade: 'A+',
    })
    const out = await createVisitor(product).go('/api/logout')
    expect({ status: out.status, grade: gradeOf(out) }).toEqual({ status: 303, grade: 'A+' })
  })

  it("the built-in admin scores lower because of Payload's inline scripts, behind the sign-in", async () => {
    expect(gradeOf(await admin.go('/payload'))).toBe('B+')
  })
})

describe('cookies on https', () => {
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
})

describe('ids of any kind, for pages, files and calls', () => {
  const PLACES = ['/blog/', '/blog/tag/', '/preview/', '/cards/', '/files/media/', '/api/blog/']

  it.each(PLACES)('%s{id}: 404, or 400 where it is no text', async (place) => {
    for (const id of HOSTILE_IDS) {
      const { status } = await open(`${place}${id}`)
      const wanted = ['%00', '%E0%A4%A'].includes(id) ? 400 : 404
      expect({ id: id.slice(0, 40), status }).toEqual({ id: id.slice(0, 40), status: wanted })
    }
  })

  it.each(['text/html', 'application/xml', 'image/png', '*/*;q=0'])(
    'a call responds with JSON, also to Accept: %s',
    async (accept) => {
      for (const path of ['/api/blog', '/api/blog/nowhere', '/api/nowhere', '/api/auth/user']) {
        const { headers } = await open(path, { accept })
        expect(headers.get('content-type')).toMatch(/^application\/json/)
      }
    },
  )
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

describeRedirects(() => product)

describe('requests of any kind, to the product itself', () => {
  // Two thousand more: npm run test:long.
  it('60 generated ones: no 5xx, no leak', async () => {
    const cookie = `${SESSION}=${admin.session()}`
    const statuses = await fuzzServer({ product, cookie, count: 60, seed: 20261121 })
    for (const status of [200, 404, 405]) expect(statuses[status] ?? 0).toBeGreaterThan(0)
  })
})
