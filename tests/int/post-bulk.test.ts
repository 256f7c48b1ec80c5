import { beforeEach, describe, expect, it } from 'vitest'
import { as, payloadClient, readSql } from '#src/services/platform/payload.ts'
import { getPublicPost } from '#src/services/posts/public-posts.ts'
import { sql } from '#collections/sql.ts'
import { adminActor } from '#tests/support/admin.ts'
import {
  change,
  read,
  sendChange,
  undo,
  withoutSave,
  create,
  get,
  readDraftOver,
  saveDraftOver,
  UNKNOWN,
} from '#tests/support/post-calls.ts'
import { expectRefusal } from '#tests/support/requests.ts'
import { activityEvents, emptySite } from '#tests/support/trash.ts'

const HOUR = 3_600_000
const later = () => new Date(Date.now() + HOUR).toISOString()
const isPublic = async (id: string) => (await get(id)).status === 200
const stored = async (id: string) => {
  const [row] = await readSql(
    sql`select _status, published_at, first_published_at from posts where id = ${id}`,
  )
  return row
}
beforeEach(emptySite)

describe('publishing in bulk', () => {
  it('publishes drafts and scheduled posts now, and undoes it exactly, with one activity entry each', async () => {
    const draft = await create({ title: 'Draft', isPublished: false })
    const scheduled = await create({ title: 'Scheduled', publishedAt: later() })
    const there = await create({ title: 'There' })
    const ids = [draft.id, scheduled.id, there.id]
    const before = await Promise.all(ids.map(stored))
    const shown = await Promise.all(ids.map(withoutSave))
    const answer = await change({ ids, isPublished: true })
    expect(answer.ids.toSorted()).toEqual([draft.id, scheduled.id].toSorted())
    expect(answer.unchanged).toEqual([])
    expect(await Promise.all(ids.map(isPublic))).toEqual([true, true, true])
    const { post } = await read(draft.id)
    expect(Date.parse(post.publishedAt ?? '')).toBeLessThanOrEqual(Date.now())

    expect((await undo(answer)).ids.toSorted()).toEqual(answer.ids.toSorted())
    expect(await Promise.all(ids.map(isPublic))).toEqual([false, false, true])
    expect(await Promise.all(ids.map(stored))).toEqual(before)
    expect(await Promise.all(ids.map(withoutSave))).toEqual(shown)
    expect((await activityEvents()).slice(-2)).toEqual(['publish 2 posts', 'unpublish 2 posts'])
  })

  it('leaves out and names what may not be published', async () => {
    const { id } = await create({ title: 'Has all', isPublished: false })
    const payload = await payloadClient()
    const empty = await payload.create({
      collection: 'posts',
      draft: true,
      data: { title: 'No text', excerpt: 'Something', content: '' },
      ...as(await adminActor()),
    })
    const answer = await change({ ids: [empty.id, id], isPublished: true })
    expect(answer.ids).toEqual([id])
    expect(answer.unchanged).toEqual([
      { id: empty.id, title: 'No text', reason: 'Content is required' },
    ])
    expect(await isPublic(id)).toBe(true)
    expect(await isPublic(empty.id)).toBe(false)
  })

  it('publishes a draft with a slug that no new post may have', async () => {
    const { id } = await create({ title: 'Old', isPublished: false })
    await readSql(sql`update posts set slug = 'Old_Slug' where id = ${id}`)
    await readSql(sql`update _posts_v set version_slug = 'Old_Slug' where parent_id = ${id}`)
    expect((await change({ ids: [id], isPublished: true })).ids).toEqual([id])
    expect((await read(id)).post.slug).toBe('Old_Slug')
  })

  it('publishes the text that the editor shows, when the built-in admin saved a newer one', async () => {
    const { id } = await create({ title: 'Older', isPublished: false })
    await saveDraftOver(id, { title: 'Newer' })
    await change({ ids: [id], isPublished: true })
    expect((await (await get(id)).json()) as unknown).toMatchObject({ title: 'Newer' })
    expect(await activityEvents()).toContain('publish Newer')
  })
})

describe('unpublishing in bulk', () => {
  it('hides posts and gives them back with their dates', async () => {
    const there = await create({ title: 'There' })
    const scheduled = await create({ title: 'Scheduled', publishedAt: later() })
    const ids = [there.id, scheduled.id]
    const before = await Promise.all(ids.map(stored))
    const answer = await change({ ids, isPublished: false })
    expect((await Promise.all(ids.map(read))).map(({ post }) => post.status)).toEqual([
      'draft',
      'draft',
    ])
    expect(await isPublic(there.id)).toBe(false)
    await undo(answer)
    expect(await Promise.all(ids.map(stored))).toEqual(before)
    expect(await isPublic(there.id)).toBe(true)
    expect((await activityEvents()).slice(-2)).toEqual(['unpublish 2 posts', 'publish 2 posts'])
  })

  it('keeps a newer draft apart from the published text, through the undo too', async () => {
    const { id, slug } = await create({ title: 'Published text' })
    await saveDraftOver(id, { title: 'Newer draft' })
    await undo(await change({ ids: [id], isPublished: false }))
    expect(await getPublicPost(slug)).toMatchObject({ post: { title: 'Published text' } })
    expect(await readDraftOver(id)).toMatchObject({
      title: 'Newer draft',
      _status: 'draft',
    })
  })
})

describe('deleting in bulk', () => {
  it('moves posts into the trash and back, with one activity entry each', async () => {
    const posts = [await create({ title: 'One' }), await create({ title: 'Two' })]
    const ids = posts.map(({ id }) => id)
    const before = await Promise.all(ids.map(read))
    expect((await change({ ids, isDeleted: true })).ids.toSorted()).toEqual(ids.toSorted())
    expect(await Promise.all(ids.map(isPublic))).toEqual([false, false])
    // A post in the trash cannot be tagged.
    expect((await change({ ids, addTags: ['Gone'] })).ids).toEqual([])
    await change({ ids, isDeleted: false })
    expect(await Promise.all(ids.map(read))).toEqual(before)
    expect((await activityEvents()).slice(-2)).toEqual(['delete 2 posts', 'restore 2 posts'])
  })
})

it.each<[string, object]>([
  ['no posts', { ids: [], isPublished: true }],
  ['an id that is none', { ids: ['nonsense'], isPublished: true }],
  ['no change', { ids: [UNKNOWN] }],
  ['two changes', { ids: [UNKNOWN], isPublished: true, isDeleted: false }],
  ['a tag that is too long', { ids: [UNKNOWN], addTags: ['x'.repeat(41)] }],
  ['251 posts', { ids: Array.from({ length: 251 }, () => UNKNOWN), isDeleted: true }],
  ['a text', { ids: [UNKNOWN], title: 'Not a bulk change' }],
])('refuses %s', async (_, json) => {
  await expectRefusal(await sendChange(json), 400)
})
