import { describe, expect, it } from 'vitest'
import { postSchema } from '#src/contract/posts/post-schemas.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { create, put, sendNew } from '#tests/support/post-calls.ts'
import { expectAnswer } from '#tests/support/requests.ts'
import { askAdmin } from '#tests/support/admin.ts'

const BAD = [
  '0000-01-01T00:00:00Z',
  '0099-01-01T00:00:00Z',
  '1000-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-14:00',
  '2026-01-01T00:00:00+23:59',
  '2026-01-01T00:00:00-15:00',
  '2026-02-30T00:00:00Z',
]

describe('dates at the limits of the supported range', () => {
  it.each(BAD)('%s is refused', async (publishedAt) => {
    expect((await sendNew(postBody({ publishedAt }))).status).toBe(400)
    const { id } = await create()
    expect((await put(id, postBody({ publishedAt }))).status).toBe(400)
  })

  it.each(['1000-01-01T00:00:00Z', '2026-01-01T00:00:00+14:00', '9999-12-31T23:59:59.999Z'])(
    '%s is stored',
    async (publishedAt) => {
      const post = await expectAnswer(await sendNew(postBody({ publishedAt })), 201, postSchema)
      expect(post.publishedAt).toBe(new Date(publishedAt).toISOString())
    },
  )
})

const FIELDS = ['createdAt', 'updatedAt', 'deletedAt', 'publishedAt', 'firstPublishedAt']

describe.each(FIELDS)('the built-in admin, %s', (field) => {
  it.each(['x', '0000-01-01T00:00:00Z', '+010000-01-01T00:00:00Z', {}, 9e15])(
    'never answers 5xx to %j',
    async (value) => {
      const { id } = await create()
      const data = { ...postBody(), [field]: value }
      expect((await askAdmin('POST', '/posts', data)).status).toBeLessThan(500)
      expect((await askAdmin('PATCH', `/posts/${id}`, data)).status).toBeLessThan(500)
    },
  )
})

it.each(['createdAt', 'publishedAt'])('the built-in admin refuses %s of "x"', async (field) => {
  const data = { ...postBody(), [field]: 'x' }
  expect((await askAdmin('POST', '/posts', data)).status).toBe(400)
})

const PROJECT = { title: 'Long', summary: 'Long', _status: 'published' }
const url = (length: number) => `https://a.example/${'a'.repeat(length - 18)}`
const path = (length: number) => `/${'a'.repeat(length - 1)}`

it.each([
  ['a featured image', '/posts', 2048, (imageUrl: string) => ({ ...postBody(), imageUrl })],
  ['an original', '/posts', 2048, (canonicalUrl: string) => ({ ...postBody(), canonicalUrl })],
  ['a link', '/projects', 2048, (to: string) => ({ ...PROJECT, links: [{ label: 'A', url: to }] })],
  [
    'the target of a redirect',
    '/redirects',
    1000,
    (target: string) => ({ address: '/long/target', target }),
  ],
])('the built-in admin limits the URL of %s', async (_, collection, limit, withUrl) => {
  const save = async (length: number) => {
    const data = { ...withUrl(url(length)), _status: 'published' }
    return (await askAdmin('POST', collection, data)).status
  }
  expect([await save(limit + 1), await save(limit)]).toEqual([400, 201])
})

it('the built-in admin limits the old URL of a redirect', async () => {
  const save = async (length: number) =>
    (await askAdmin('POST', '/redirects', { address: path(length), target: '/' })).status
  expect([await save(1001), await save(1000)]).toEqual([400, 201])
})

it.each([7, { a: 1 }, ['/long/list']])('the built-in admin refuses %j as a URL', async (value) => {
  const post = { ...postBody(), imageUrl: value, _status: 'published' }
  const answers = [
    await askAdmin('POST', '/posts', post),
    await askAdmin('POST', '/redirects', { address: value, target: '/' }),
    await askAdmin('POST', '/redirects', { address: '/long/value', target: value }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
})
