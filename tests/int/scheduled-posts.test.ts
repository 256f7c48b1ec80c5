import { expect, it } from 'vitest'
import { visitor } from '#src/services/platform/payload.ts'
import { listPosts } from '#src/services/posts/list-posts.ts'
import { nextPublication } from '#src/services/posts/public-posts.ts'
import { create, get, readAsOwner, readPublic, save } from '#tests/support/post-calls.ts'
import { saveInAdmin } from '#tests/support/admin.ts'

const HOUR = 3_600_000
const later = () => new Date(Date.now() + HOUR).toISOString()

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

it('publishes a draft without a date now, by a save that names none', async () => {
  const { id } = await create({ isPublished: false })
  const saved = await save(id, { title: 'Changed' })
  expect(Date.parse(saved.publishedAt ?? '')).toBeLessThanOrEqual(Date.now())
  expect((await get(id)).status).toBe(200)
})

it('dates a scheduled post that is published early by the save, not by its plan', async () => {
  const { id } = await create({ publishedAt: later() })
  await save(id, { publishedAt: new Date().toISOString() })
  const { publishedAt } = await readPublic(id)
  expect(Date.parse(publishedAt ?? '')).toBeLessThanOrEqual(Date.now())
})

it('returns the date of a post that was public and is scheduled again', async () => {
  const { id } = await create()
  const publishedAt = later()
  await saveInAdmin('PATCH', `/posts/${id}`, { publishedAt })
  expect((await get(id)).status).toBe(404)
  expect(await readAsOwner(id)).toMatchObject({ status: 'published', publishedAt })
})
