import { describe, expect, it } from 'vitest'
import { postSchema } from '#src/contract/posts/post-schemas.ts'
import { visitor } from '#src/services/platform/payload.ts'
import { listPosts } from '#src/services/posts/list-posts.ts'
import { nextPublication } from '#src/services/posts/public-posts.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { create, get, put } from '#tests/support/post-calls.ts'
import { expectAnswer } from '#tests/support/requests.ts'
import { readAsOwner } from '#tests/support/post-versions.ts'
import { saveInAdmin } from '#tests/support/save-in-admin.ts'

const HOUR = 3_600_000
const later = () => new Date(Date.now() + HOUR).toISOString()

function bodyWithout(...names: ('publishedAt' | 'category')[]) {
  const body: Record<string, unknown> = postBody({ title: 'Changed' })
  for (const name of names) delete body[name]
  return body
}

it('returns the time of the next scheduled post, which is public from then on', async () => {
  expect(await nextPublication()).toBeNull()
  const due = later()
  const afterwards = new Date(Date.now() + 2 * HOUR).toISOString()
  await create({ title: 'Afterwards', publishedAt: afterwards })
  await create({ title: 'Soon', publishedAt: due })
  expect(await nextPublication()).toBe(due)
  expect(await nextPublication(new Date(due))).toBe(afterwards)
  expect(await listPosts({ actor: visitor })).toEqual([])
})

describe('a save that omits a field', () => {
  it('keeps a future date', async () => {
    const publishedAt = later()
    const { id } = await create({ publishedAt })
    await expectAnswer(await put(id, bodyWithout('publishedAt')), 200, postSchema)
    expect((await readAsOwner(id)).publishedAt).toBe(publishedAt)
    expect((await get(id)).status).toBe(404)
  })

  it('publishes a draft without a date now', async () => {
    const { id } = await create({ isPublished: false })
    const saved = await expectAnswer(await put(id, bodyWithout('publishedAt')), 200, postSchema)
    expect(Date.parse(saved.publishedAt ?? '')).toBeLessThanOrEqual(Date.now())
    expect((await get(id)).status).toBe(200)
  })

  it('keeps the category', async () => {
    const { id } = await create({ category: 'Travel' })
    const saved = await expectAnswer(await put(id, bodyWithout('category')), 200, postSchema)
    expect(saved.category).toBe('Travel')
  })
})

it('dates a scheduled post that is published early by the save, not by its plan', async () => {
  const { id } = await create({ publishedAt: later() })
  await put(id, postBody({ publishedAt: new Date().toISOString() }))
  const { publishedAt } = await expectAnswer(await get(id), 200, postSchema)
  expect(Date.parse(publishedAt ?? '')).toBeLessThanOrEqual(Date.now())
})

it('returns the date of a post that was public and is scheduled again', async () => {
  const { id } = await create()
  const publishedAt = later()
  await saveInAdmin('PATCH', `/posts/${id}`, { publishedAt })
  expect((await get(id)).status).toBe(404)
  expect(await readAsOwner(id)).toMatchObject({ status: 'published', publishedAt })
})
