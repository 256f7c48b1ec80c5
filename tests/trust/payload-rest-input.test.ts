import { beforeAll, describe, expect, it } from 'vitest'
import { adminCookie, askAdmin, saveInAdmin } from '#tests/support/admin.ts'
import { savePost } from '#tests/support/backup-sites.ts'
import { askPayload } from '#tests/support/payload-rest.ts'

type Sent = NonNullable<Parameters<typeof askPayload>[2]>
const ask = async (method: string, path: string, { headers, ...sent }: Sent = {}) =>
  askPayload(method, path, { ...sent, headers: { cookie: await adminCookie(), ...headers } })
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join('&')
const LIKE = (count: number) => times(count, (at) => `where[or][${at}][content][like]=a`)
const TITLES = ['Locks', 'Queues', 'Indexes']
const TOO_MANY = 'A query can have at most 60 conditions; every word of a text counts.'
const LIMIT = 'limit is a number from 1 to 250, and pagination cannot be switched off.'

// Generated requests: npm run test:long.
describe('the REST API of the built-in admin', () => {
  beforeAll(async () => {
    for (const title of TITLES) await savePost({ title })
  })

  it.each(['__proto__', 'constructor', 'posts/__proto__', 'globals/toString', '__proto__/count'])(
    'answers 404 to /%s',
    async (path) => {
      expect((await ask('GET', `/${path}`)).status).toBe(404)
    },
  )

  it.each(['where[title][equals]=%00', 'where[id][in]=a%00b', 'sort=%00', 'a=%2500%00'])(
    'NUL in a query is refused: %s',
    async (search) => {
      const response = await ask('GET', `/posts?${search}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ message: 'The request is not valid.' })
    },
  )

  it('a refusal names the field by its label', async () => {
    const answer = await askAdmin('POST', '/redirects', { address: '/loop', target: '/loop' })
    const message = 'The following field is invalid: Other address'
    expect(await answer.json()).toMatchObject({ errors: [{ message }] })
  })

  it('NUL in a stored text is refused', async () => {
    const post = { title: 'a\0b', excerpt: 'x', content: 'x', readTime: 1 }
    const response = await askAdmin('POST', '/posts', post)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: 'The request is not valid.' })
  })

  it('does not render text of a query', async () => {
    const response = await ask('GET', '/og?title=Call+this+number')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'Not found' })
  })

  it.each([
    [`/posts?${LIKE(61)}`, TOO_MANY],
    [`/posts/count?${LIKE(61)}`, TOO_MANY],
    [`/posts/versions?${LIKE(61)}`, TOO_MANY],
    [`/globals/profile/versions?${LIKE(61)}`, TOO_MANY],
    ['/posts?trash=true&limit=0&pagination=false', LIMIT],
  ])('rejects excessive queries of the owner: %s', async (path, message) => {
    const response = await ask('GET', path)
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 400,
      body: { message },
    })
  })

  it('a query sent as a form has the same limits', async () => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-payload-http-method-override': 'GET',
    }
    const find = (body: string) => ask('POST', '/posts', { headers, body })
    expect(await (await find('where[title][equals]=Queues')).json()).toMatchObject({
      docs: [{ title: 'Queues' }],
    })
    for (const body of [LIKE(61), 'limit=0', `a=${'x'.repeat(100_001)}`])
      expect((await find(body)).status).toBe(400)
  })

  it.each([
    '/posts?where[createdAt][like]=a',
    '/posts?where[createdAt][contains]=a',
    '/posts?where[deletedAt][not_like]=a',
    '/posts?where[_status][contains]=a',
    '/posts?where[id][not_like]=a',
    '/posts?where[readTime][not_like]=a',
    '/posts?where[title][like]=a&where[title][like]=b',
    '/posts?where[tags][like]=a&where[tags][like]=b',
    '/projects?where[body][like]=a',
    '/posts/versions?where[version.createdAt][like]=a',
    '/posts/count?where[createdAt][like]=a',
    '/globals/profile/versions?where[version.summary][like]=a',
  ])('a condition that PostgreSQL cannot compare is 400: %s', async (path) => {
    expect((await ask('GET', path)).status).toBe(400)
  })
})

describe('queries of the built-in admin itself', () => {
  const titles = async (path: string) => {
    const { docs } = (await (await ask('GET', path)).json()) as { docs: { title: string }[] }
    return docs.map(({ title }) => title).toSorted()
  }

  it('a list with its widest query: a search, a filter, 100 rows', async () => {
    const search = `where[and][0][or][0][title][like]=qu&where[and][0][or][1][excerpt][like]=qu`
    const filter = `where[and][1][or][0][and][0][category][not_equals]=x`
    const path = `/posts?${search}&${filter}&limit=100&depth=0&draft=true&sort=-createdAt&page=1`
    expect(await titles(path)).toEqual(['Queues'])
  })

  it('allows the titles of 250 related documents', async () => {
    expect(
      await titles('/posts?depth=0&draft=true&limit=250&where[title][in]=Locks,Queues'),
    ).toEqual(['Locks', 'Queues'])
  })

  it('a change of 100 selected posts, the number of those in the trash, and their deletion', async () => {
    const { docs } = (await (await ask('GET', '/posts?limit=250')).json()) as {
      docs: { id: string; title: string }[]
    }
    const queues = docs.find(({ title }) => title === 'Queues')?.id ?? ''
    const selected = times(100, (at) => `where[and][0][id][in][${at}]=${queues}`)
    await saveInAdmin('PATCH', `/posts/${queues}`, { category: 'Changed' })
    const change = { deletedAt: new Date().toISOString() }
    const trashed = await askAdmin('PATCH', `/posts?limit=0&${selected}`, change)
    expect(trashed.status).toBe(200)
    expect(await titles('/posts?limit=250')).toEqual(['Indexes', 'Locks'])
    const inTrash = 'trash=true&where[deletedAt][exists]=true'
    const count = await ask('GET', `/posts?depth=0&limit=0&${inTrash}`)
    expect(await count.json()).toMatchObject({ totalDocs: 1, limit: 1 })
    expect((await ask('DELETE', `/posts?limit=0&${inTrash}`)).status).toBe(200)
    expect(await titles(`/posts?${inTrash}`)).toEqual([])
  })
})
