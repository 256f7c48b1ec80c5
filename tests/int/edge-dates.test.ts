import { describe, expect, it } from 'vitest'
import { postSchema } from '#src/contract/posts/post-schemas.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { create, put, sendNew } from '#tests/support/post-calls.ts'
import { expectAnswer } from '#tests/support/requests.ts'
import { askAdmin } from '#tests/support/save-in-admin.ts'

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
      for (const [method, path] of [
        ['POST', '/posts'],
        ['PATCH', `/posts/${id}`],
      ] as const) {
        const { status } = await askAdmin(method, path, { ...postBody(), [field]: value })
        expect(status, `${method} ${field}`).toBeLessThan(500)
      }
    },
  )
})

it.each(['createdAt', 'publishedAt'])('the built-in admin refuses %s of "x"', async (field) => {
  const data = { ...postBody(), [field]: 'x' }
  expect((await askAdmin('POST', '/posts', data)).status).toBe(400)
})
