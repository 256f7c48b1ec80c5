import { beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from '#collections/sql.ts'
import { calls } from '#src/contract/api/calls.ts'
import { payloadClient, readSql } from '#src/services/platform/payload.ts'
import { adminCookie, expiredCookie, saveInAdmin } from '#tests/support/admin.ts'
import { fillSite, savePost } from '#tests/support/backup-sites.ts'
import { contentRows } from '#tests/support/content-rows.ts'
import { askPayload } from '#tests/support/payload-rest.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { createAccessToken } from '#tests/support/access-tokens.ts'
import { sendId, storeResume } from '#tests/support/uploads.ts'
import { randomIp } from '#tests/support/visitor.ts'
import { fileForm } from '#tests/support/http-client.ts'

const COLLECTIONS = ['posts', 'projects', 'media', 'resumes', 'contacts', 'users'].concat(
  ['preview-links', 'access-tokens', 'audit'],
  ['redirects', 'imports', 'imported-posts'],
)
const GLOBALS = ['saved-answers', 'profile', 'announcement', 'appearance', 'settings']
/** Must not leak to a visitor. */
const SECRETS =
  /Rita Reader|rita@example\.com|A secret draft|A secret project|A post in the trash|owner\.example@gmail\.com|sizes\.png|not-active\.pdf/

const LISTS: [string, string][] = COLLECTIONS.flatMap((slug): [string, string][] => [
  ['GET', `/${slug}?depth=10&limit=0`],
  ['GET', `/${slug}?trash=true&where[deletedAt][exists]=true`],
  ['GET', `/${slug}?draft=true&where[_status][equals]=draft`],
  ['GET', `/${slug}?where[email][like]=gmail&sort=-email`],
  ['GET', `/${slug}?select[email]=true&populate[users][email]=true`],
  ['GET', `/${slug}/count?where[email][like]=owner`],
  ['GET', `/${slug}/versions?depth=10`],
  ['POST', `/${slug}`],
  ['PATCH', `/${slug}?where[id][exists]=true`],
  ['PATCH', `/${slug}?where[id][exists]=true&trash=true&draft=true`],
  ['DELETE', `/${slug}?where[id][exists]=true`],
  ['DELETE', `/${slug}?where[id][exists]=true&trash=true`],
])
const MORE: [string, string][] = [
  ['GET', '/access'],
  ['GET', '/users/init'],
  ['GET', '/users/me'],
  ['GET', '/posts/access'],
  ['GET', '/nowhere'],
  ['GET', '/constructor'],
  ['GET', '/og?title=x'],
  ['GET', '/media/file/sizes.png'],
  ['OPTIONS', '/posts'],
  ...GLOBALS.flatMap((slug): [string, string][] => [
    ['GET', `/globals/${slug}?depth=10&draft=true`],
    ['POST', `/globals/${slug}`],
  ]),
  ['GET', '/globals/profile/versions'],
  ['GET', '/globals/announcement/versions'],
  ...['preferences', 'preferences/nav', 'locked-documents', 'migrations', 'kv', 'jobs/run'].map(
    (path): [string, string] => ['GET', `/payload-${path}`],
  ),
  ['POST', '/payload-preferences/nav'],
  ['POST', '/payload-locked-documents'],
  ['POST', '/graphql'],
  ['GET', '/graphql-playground'],
]
const OF_SIGN_IN = ['GET /access', 'GET /users/init', 'GET /users/me']
/** The paths of one existing document. */
const OF_ONE: [method: string, rest: string][] = [
  ['GET', '?depth=10'],
  ['GET', '?trash=true&draft=true&depth=10'],
  ['PATCH', ''],
  ['PATCH', '?trash=true&draft=true&autosave=true'],
  ['DELETE', ''],
  ['DELETE', '?trash=true'],
  ['POST', '/duplicate'],
  ['POST', ''],
]
const titled = (table: string, title: string) => `select id from ${table} where title = '${title}'`
const versionTitled = (table: string, title: string) =>
  `select id from ${table} where version_title = '${title}'`
/** Existing documents, with the query that finds the id. */
const DOCUMENTS: [slug: string, what: string, sql: string][] = [
  ['posts', 'a draft', titled('posts', 'A secret draft')],
  ['posts', 'a post in the trash', titled('posts', 'A post in the trash')],
  ['posts/versions', 'a version of a draft', versionTitled('_posts_v', 'A secret draft')],
  ['posts/versions', 'a version of a published post', versionTitled('_posts_v', 'Post 0')],
  ['projects', 'a draft', titled('projects', 'A secret project')],
  ['projects/versions', 'a version of a project', versionTitled('_projects_v', 'A secret project')],
  ['media', 'a file', 'select id from media'],
  [
    'resumes',
    'a resume that is not active',
    `select id from resumes where original_name = 'not-active.pdf'`,
  ],
  ['contacts', 'a message', 'select id from contacts'],
  ['users', 'the owner', 'select id from users'],
  ['preview-links', 'a preview link', 'select id from preview_links'],
  ['access-tokens', 'an access token', 'select id from access_tokens'],
  ['audit', 'an activity entry', 'select id from audit limit 1'],
  ['posts', 'a published post', titled('posts', 'Post 0')],
  ['projects', 'a published project', titled('projects', 'Project 0')],
  ['resumes', 'the active resume', 'select id from resumes where is_active'],
]

const BODY = {
  title: 'x',
  email: 'x@gmail.com',
  isActive: true,
  deletedAt: null,
  alt: 'x',
  state: 'read',
}

/** A file is sent as a form: otherwise an upload collection refuses before it authenticates. */
function bodyOf(method: string, path: string): { body?: BodyInit; type?: Record<string, string> } {
  if (['GET', 'OPTIONS'].includes(method)) return {}
  if (method !== 'POST' || !/^\/(media|resumes)(\?|$)/.test(path))
    return { body: JSON.stringify(BODY), type: { 'content-type': 'application/json' } }
  const form = fileForm('file', pdf(), 'cv.pdf', 'application/pdf')
  form.set('_payload', JSON.stringify(BODY))
  return { body: form }
}

async function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const { body, type } = bodyOf(method, path)
  const response = await askPayload(method, path, {
    // A random address each time, to stay below the rate limits.
    headers: { ...type, 'x-folio-client': randomIp(), ...headers },
    ...(body === undefined ? {} : { body }),
  })
  return { status: response.status, text: await response.text() }
}
const project = (title: string, _status: string) => ({ title, summary: 'One.', _status })
async function idOf(query: string): Promise<string> {
  const [row] = await readSql(sql.raw(query))
  expect(row?.['id']).toBeTruthy()
  return String(row?.['id'])
}

describe('the REST API of the built-in admin exposes and changes nothing', () => {
  /** No session, an expired session, and a cross-site request of the owner's browser. */
  let strangers: Record<string, string>[]
  let names: string[]
  let before: Awaited<ReturnType<typeof contentRows>>
  beforeAll(async () => {
    await fillSite()
    await savePost({ title: 'A secret draft', isPublished: false })
    await savePost({ title: 'A post in the trash' })
    await sendId(calls.deletePost, 'a-post-in-the-trash')
    await saveInAdmin('POST', '/projects', project('Project 0', 'published'))
    await saveInAdmin('POST', '/projects', project('A secret project', 'draft'))
    await storeResume(pdf({ text: 'third' }), 'not-active.pdf')
    const id = await idOf(titled('posts', 'A secret draft'))
    expect((await sendId(calls.createPreviewLink, id)).status).toBe(201)
    await createAccessToken(['read'])
    const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    strangers = [{}, { cookie: await expiredCookie() }, { cookie: await adminCookie(), ...evil }]
    const rows = await readSql(
      sql`select filename as name from media union all select filename from resumes where not is_active`,
    )
    names = rows.map(({ name }) => String(name))
    before = await contentRows()
  })

  /** The responses to each unauthenticated actor; none may reveal hidden data. */
  const answered = async (method: string, path: string) => {
    const statuses: number[] = []
    for (const headers of strangers) {
      const { status, text } = await ask(method, path, headers)
      expect(text, `${method} ${path}`).not.toMatch(SECRETS)
      for (const name of names) expect(text, `${method} ${path}`).not.toContain(name)
      statuses.push(status)
    }
    return statuses.join(' ')
  }
  /** Each request with its statuses, so that a failure lists all wrong ones. */
  const expectStatuses = async (
    requests: [method: string, path: string][],
    expected: (request: string) => number,
  ) => {
    const found: string[] = []
    for (const [method, path] of requests)
      found.push(`${method} ${path}: ${await answered(method, path)}`)
    const line = (request: string) =>
      `${request}: ${strangers.map(() => expected(request)).join(' ')}`
    expect(found).toEqual(requests.map((request) => line(request.join(' '))))
  }
  const isRead = ([method]: [method: string, path: string]) => method === 'GET'
  const all = [...LISTS, ...MORE]

  it('allows visitors only the requests of the sign-in page', () =>
    expectStatuses(all.filter(isRead), (request) => (OF_SIGN_IN.includes(request) ? 200 : 403)))

  it('refuses every write to strangers, and changes nothing', async () => {
    await expectStatuses(
      all.filter((request) => !isRead(request)),
      () => 403,
    )
    expect(await contentRows()).toEqual(before)
  })

  it.each(DOCUMENTS)('neither shows nor changes %s, %s by its id', async (slug, _, query) => {
    const id = await idOf(query)
    await expectStatuses(
      OF_ONE.map(([method, rest]) => [method, `/${slug}/${id}${rest}`]),
      () => 403,
    )
    expect(await contentRows()).toEqual(before)
  })

  it('refuses a visitor before a query reaches the database', async () => {
    const used = (await payloadClient()).db.pool
    const connect = vi.spyOn(used, 'connect')
    const asked = vi.spyOn(used, 'query')
    const slow = Array.from({ length: 230 }, (_, at) => `where[or][${at}][content][like]=a`)
    for (const path of [`/posts?limit=1&${slow.join('&')}`, '/posts?limit=0', '/nowhere']) {
      expect((await ask('GET', path)).status).toBe(403)
      expect((await ask('GET', path, { authorization: 'Bearer folio_x' })).status).toBe(403)
    }
    expect([connect.mock.calls, asked.mock.calls]).toEqual([[], []])
  })

  it('ignores a method override in a header or a query', async () => {
    const override = { 'x-http-method-override': 'DELETE', 'x-payload-http-method-override': 'GET' }
    for (const slug of COLLECTIONS) {
      const path = `/${slug}?_method=DELETE&where[id][exists]=true`
      for (const headers of strangers) {
        const { status, text } = await ask('POST', path, { ...headers, ...override })
        expect(text).not.toMatch(SECRETS)
        expect(status).toBe(403)
      }
    }
    expect(await contentRows()).toEqual(before)
  })
})
