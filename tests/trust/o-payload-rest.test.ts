import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/calls.ts'
import { expiredCookie } from '#tests/support/admin.ts'
import { fillSite, savePost } from '#tests/support/backup-sites.ts'
import { askPayload } from '#tests/support/payload-rest.ts'
import { sendId } from '#tests/support/uploads.ts'

const COLLECTIONS = ['posts', 'media', 'resumes', 'contacts', 'users', 'preview-links', 'audit']
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
/** What a visitor may not learn by any of these ways. */
const SECRETS =
  /Rita Reader|rita@example\.com|A secret draft|A post in the trash|owner\.example@gmail\.com|sizes\.png/

const PATHS: [string, string][] = COLLECTIONS.flatMap((slug): [string, string][] => [
  ['GET', `/${slug}?depth=10&limit=0`],
  ['GET', `/${slug}?trash=true&where[deletedAt][exists]=true`],
  ['GET', `/${slug}?draft=true&where[_status][equals]=draft`],
  ['GET', `/${slug}?where[email][like]=gmail&sort=-email`],
  ['GET', `/${slug}?select[email]=true&populate[users][email]=true`],
  ['GET', `/${slug}/${UNKNOWN}?depth=10`],
  ['GET', `/${slug}/count?where[email][like]=owner`],
  ['GET', `/${slug}/versions?depth=10`],
  ['GET', `/${slug}/versions/${UNKNOWN}`],
  ['POST', `/${slug}`],
  ['POST', `/${slug}/${UNKNOWN}/duplicate`],
  ['PATCH', `/${slug}?where[id][exists]=true`],
  ['PATCH', `/${slug}/${UNKNOWN}`],
  ['DELETE', `/${slug}?where[id][exists]=true`],
  ['DELETE', `/${slug}/${UNKNOWN}`],
])
const MORE: [string, string][] = [
  ['GET', '/access'],
  ['GET', '/payload-preferences'],
  ['GET', '/payload-preferences/nav'],
  ['POST', '/payload-preferences/nav'],
  ['GET', '/payload-locked-documents'],
  ['POST', '/payload-locked-documents'],
  ['GET', '/payload-migrations'],
  ['GET', '/payload-kv'],
  ['GET', '/payload-jobs/run'],
  ['POST', '/graphql'],
  ['GET', '/graphql-playground'],
]

async function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const response = await askPayload(method, path, {
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ title: 'x', email: 'x@gmail.com' }),
  })
  return { status: response.status, text: await response.text() }
}

describe('O: the REST of the built-in admin shows and changes nothing (P3)', () => {
  beforeAll(async () => {
    await fillSite()
    await savePost({ title: 'A secret draft', isPublished: false })
    await savePost({ title: 'A post in the trash' })
    await sendId(calls.deletePost, 'a-post-in-the-trash')
  })

  const both = async (method: string, path: string) => {
    const answers = [
      await ask(method, path),
      await ask(method, path, { cookie: await expiredCookie() }),
    ]
    for (const { text } of answers) expect(text).not.toMatch(SECRETS)
    return answers.map(({ status }) => status)
  }
  const all = [...PATHS, ...MORE]

  it.each(all.filter(([method]) => method === 'GET'))(
    '★ %s %s shows a visitor and an expired session what is public',
    async (method, path) => {
      for (const status of await both(method, path))
        expect([200, 400, 401, 403, 404]).toContain(status)
    },
  )

  it.each(all.filter(([method]) => method !== 'GET'))(
    '★ %s %s is refused to a visitor and to an expired session',
    async (method, path) => {
      for (const status of await both(method, path))
        expect([400, 401, 403, 404, 405]).toContain(status)
    },
  )

  it('★ not by a method in a header or a query either', async () => {
    const override = { 'x-http-method-override': 'DELETE', 'x-payload-http-method-override': 'GET' }
    for (const slug of COLLECTIONS) {
      const { status, text } = await ask(
        'POST',
        `/${slug}?_method=DELETE&where[id][exists]=true`,
        override,
      )
      expect(text).not.toMatch(SECRETS)
      expect(status).toBeLessThan(500)
    }
    const { payloadClient } = await import('#src/services/payload.ts')
    const { rows } = await (
      await payloadClient()
    ).db.pool.query<{ posts: number; media: number; contacts: number; users: number }>(
      `select (select count(*)::int from posts) as posts, (select count(*)::int from media) as media,
        (select count(*)::int from contacts) as contacts, (select count(*)::int from users) as users`,
    )
    expect(rows).toEqual([{ posts: 8, media: 1, contacts: 1, users: 1 }])
  })
})
