import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { useServer } from '#tests/support/use-server.ts'
import { SESSION } from '#tests/support/visitor.ts'

const server = useServer()
const { data } = server
afterEach(() => data.empty())

const LIST = '/payload/collections/posts'
const asOwner = async (path: string) => {
  const answer = await server.asAdmin('GET', path)
  return { status: answer.status, text: await answer.text() }
}

// Without a session they are not decoded: tests/int/server-attacks.test.ts.
describe('server functions of the built-in admin', () => {
  /** The id of the action, which every page of the built-in admin contains. */
  let action: string
  beforeAll(async () => {
    const page = await (await fetch(`${server.url}/payload/login`)).text()
    action = /"id":\s*\\?"([0-9a-f]{40,})\\?"/.exec(page.replaceAll('\\"', '"'))?.[1] ?? ''
    expect(action).not.toBe('')
  })

  const call = async (sent: unknown) => {
    const answer = await fetch(`${server.url}/payload/login`, {
      method: 'POST',
      headers: {
        origin: server.url,
        'next-action': action,
        'content-type': 'text/plain;charset=UTF-8',
        cookie: `${SESSION}=${await server.session()}`,
      },
      body: JSON.stringify([sent]),
    })
    return { status: answer.status, text: await answer.text() }
  }
  const REFUSED = { status: 200, text: expect.stringMatching(/^0:[^\n]*\n1:null\n$/) as string }

  it.each(['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty', 'isPrototypeOf'])(
    '%s is not a function of its own',
    async (name) => {
      const answer = await call({ name, args: { a: 1 } })
      expect(answer.text).not.toContain(await server.session())
      expect(answer).toEqual(REFUSED)
    },
  )

  it('the owner calls them, with a limited query', async () => {
    for (const title of ['Locks', 'Queues', 'Indexes']) await data.post({ title })
    const rows = async (query: object) => {
      const args = { collectionSlug: 'posts', query, columns: [], renderRowTypes: false }
      return (await call({ name: 'table-state', args })).text
    }
    const shown = await rows({ limit: 10, where: { title: { equals: 'Queues' } } })
    expect(shown).toContain('"title":"Queues"')
    expect(shown).not.toContain('"title":"Locks"')
    expect(await rows({ limit: 0 })).toMatch(/\n1:null\n$/)
  })
})

describe('a list of the built-in admin', () => {
  const LIKE = Array.from({ length: 61 }, (_, at) => `where[or][${at}][content][like]=a`).join('&')

  it('refuses too many conditions, and does not keep them as a preference', async () => {
    await data.post({ title: 'Locks' })
    const refused = await asOwner(`${LIST}/trash?${LIKE}`)
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('at most 60 conditions')
    expect(await asOwner(LIST)).toMatchObject({
      status: 200,
      text: expect.stringContaining('Locks') as string,
    })
  })

  it.each(['?where[createdAt][like]=a', '?where[or][0][and][0][_status][contains]=a'])(
    'is empty for a condition that PostgreSQL cannot compare: %s',
    async (query) => {
      expect((await asOwner(`${LIST}${query}`)).status).toBe(200)
    },
  )
})

it.each([
  ['messages?limit=5', 'contacts?limit=5'],
  ['activity', 'audit'],
])('a list is found under the name that it shows: %s', async (shown, slug) => {
  const redirect = 'manual' as const
  const { headers } = await fetch(`${server.url}/payload/collections/${shown}`, { redirect })
  expect(headers.get('location')).toBe(`/payload/collections/${slug}`)
})

it('shows an empty target for a sign-in in Activity', async () => {
  const { rows } = server.product()
  await rows(`insert into audit (action, subject, actor) values ('sign-in', '', 'a@example.com')`)
  const { text } = await asOwner('/payload/collections/audit')
  expect(text).toContain('a@example.com')
  expect(text).not.toMatch(/No What/)
})

it('a document opens although the administrator who locked it was deleted', async () => {
  const posts = []
  for (const title of ['Locks', 'Queues', 'Indexes']) posts.push(await data.post({ title }))
  const { rows } = server.product()
  const id = async (statement: string, values: unknown[] = []) =>
    String((await rows(statement, values))[0]?.['id'])
  const left = await id(`insert into users (email) values ('left@example.com') returning id`)
  for (const post of posts) {
    const lock = await id('insert into payload_locked_documents default values returning id')
    const names = 'insert into payload_locked_documents_rels (parent_id, path'
    await rows(`${names}, posts_id) values ($1, 'document', $2)`, [lock, post.id])
    await rows(`${names}, users_id) values ($1, 'user', $2)`, [lock, left])
  }
  await rows('delete from users where id = $1', [left])
  const { status, text } = await asOwner(`${LIST}/${posts[1]?.id}`)
  expect(status).toBe(200)
  expect(text).toContain('Heading of the post, also in lists, feeds and search results.')
})
