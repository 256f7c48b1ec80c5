import { beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '#src/contract/call.ts'
import { calls } from '#src/contract/api/calls.ts'
import { as, asSystem, payloadClient, readSql } from '#src/services/platform/payload.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { toProfileData } from '#collections/profile/profile-data.ts'
import { sql } from '#collections/sql.ts'
import { adminActor } from '#tests/support/admin-actor.ts'
import { adminCookie } from '#tests/support/admin.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { sendId, storeMedia, storeResume } from '#tests/support/uploads.ts'
import { answerOf, refusalOf, sendAsAdmin } from '#tests/support/send-call.ts'

beforeEach(async () => {
  await adminCookie()
  await readSql(sql`truncate audit, posts, resumes, media cascade`)
})

const entries = (query = '') => answerOf(calls.listActivity, { query })
const activityEvents = async () =>
  (await entries()).map(({ action, subject }) => `${action} ${subject}`.trim())
const headers = { 'x-request-id': 'a-request' }
const createPost = (json: unknown) => answerOf(calls.createPost, { json, headers })
const write = (call: Call, json: unknown, id = '') =>
  sendAsAdmin(call, { params: { id }, json, headers })

/** The body of a post for Payload's own API. */
const stored = (title: string) => ({
  title,
  excerpt: 'What it is about.',
  content: '<p>Hello, reader.</p>',
  category: 'Technology',
  readTime: 5,
  _status: 'published' as const,
})

describe('activity entries', () => {
  it('records publishing, unpublishing and deleting a post with the request id, and no plain save', async () => {
    const draft = postBody({ title: 'A thought', isPublished: false })
    const post = await createPost(draft)
    expect(await activityEvents()).toEqual([])
    const published = { ...draft, isPublished: true }
    await write(calls.updatePost, published, post.id)
    await write(calls.updatePost, published, post.id)
    await write(calls.updatePost, draft, post.id)
    await sendId(calls.deletePost, post.id)
    expect(await activityEvents()).toEqual([
      'delete A thought',
      'unpublish A thought',
      'publish A thought',
    ])
    expect((await entries()).at(-1)).toMatchObject({
      actor: 'owner.example@gmail.com',
      requestId: 'a-request',
    })
  })

  it('records changes made in the built-in admin, by the collections’ hooks', async () => {
    const payload = await payloadClient()
    const actor = await adminActor()
    const data = stored('By hand')
    const { id } = await payload.create({ collection: 'posts', data, ...as(actor) })
    await payload.delete({ collection: 'posts', id, ...as(actor) })
    expect(await activityEvents()).toEqual(['delete By hand, permanently', 'publish By hand'])
  })

  /** Three public posts, with a draft over the one in the middle. */
  const storeThree = async () => {
    const payload = await payloadClient()
    const all = { collection: 'posts' as const, ...as(await adminActor()) }
    const ids: string[] = []
    for (const title of ['One', 'Two', 'Three'])
      ids.push((await payload.create({ ...all, data: stored(title) })).id)
    const [, middle = ''] = ids
    await payload.update({ ...all, id: middle, draft: true, data: { _status: 'draft' } })
    return { payload, all, ids, middle }
  }

  it('records that a post with a draft over it was unpublished in the built-in admin', async () => {
    const { payload, all, middle } = await storeThree()
    await payload.update({ ...all, id: middle, data: { _status: 'draft' } })
    await payload.update({ ...all, id: middle, data: { _status: 'published' } })
    expect((await activityEvents()).slice(0, -3)).toEqual(['publish Two', 'unpublish Two'])
  })

  it('records posts that were unpublished together in the built-in admin, one of them with a draft over it', async () => {
    const { payload, all, ids } = await storeThree()
    const where = { id: { in: ids.slice(0, 2) } }
    await payload.update({ ...all, where, data: { _status: 'draft' } })
    const unpublished = (await activityEvents()).filter((event) => event.startsWith('unpublish'))
    expect(unpublished.toSorted()).toEqual(['unpublish One', 'unpublish Two'])
  })

  it('records a post with a draft over it that was moved to the trash and restored as a draft in the built-in admin', async () => {
    const payload = await payloadClient()
    const all = { collection: 'posts' as const, ...as(await adminActor()) }
    const { id } = await payload.create({ ...all, data: stored('One') })
    await payload.update({ ...all, id, draft: true, data: { _status: 'draft' } })
    await payload.update({ ...all, id, data: { deletedAt: new Date().toISOString() } })
    await payload.update({ ...all, id, trash: true, data: { deletedAt: null, _status: 'draft' } })
    const expected = ['restore One', 'delete One', 'unpublish One', 'publish One']
    expect(await activityEvents()).toEqual(expected)
  })

  it('records a project that is unpublished because a draft of it is restored in the built-in admin', async () => {
    const payload = await payloadClient()
    const all = { collection: 'projects' as const, ...as(await adminActor()) }
    const data = { title: 'Queue', summary: 'What it is.' }
    const { id } = await payload.create({ ...all, data: { ...data, _status: 'draft' } })
    await payload.update({ ...all, id, data: { _status: 'published' } })
    const { docs } = await payload.findVersions({ ...all, sort: 'createdAt', limit: 1 })
    await payload.restoreVersion({ ...all, id: docs[0]?.id ?? '' })
    await payload.delete({ ...all, id })
    expect((await activityEvents()).slice(1)).toEqual(['unpublish Queue', 'publish Queue'])
  })

  it('records that the profile was unpublished with a draft over it, and no draft of it', async () => {
    const payload = await payloadClient()
    const profile = { slug: 'profile' as const, ...as(await adminActor()) }
    const data = toProfileData(defaultProfile)
    const save = (_status: 'draft' | 'published', draft = false) =>
      payload.updateGlobal({ ...profile, draft, data: { ...data, _status } })
    await save('draft', true)
    await save('published')
    await save('draft', true)
    await save('draft')
    expect(await activityEvents()).toEqual(['unpublish Profile', 'publish Profile'])
  })

  it('records an activation and deleted files', async () => {
    await storeResume(pdf(), 'old.pdf')
    const next = await storeResume(pdf(), 'new.pdf')
    await sendId(calls.activateResume, next.id)
    const media = await storeMedia(Buffer.from('Some notes.'), 'notes.txt')
    await sendId(calls.deleteMedia, media.id)
    expect(await activityEvents()).toEqual(['delete notes.txt', 'activate new.pdf'])
  })

  it('records neither scripts nor failed changes', async () => {
    const payload = await payloadClient()
    const data = stored('By a script')
    await payload.create({ collection: 'posts', data, ...asSystem('the test is a script') })
    await write(calls.updatePost, postBody(), '00000000-0000-4000-8000-000000000000')
    expect(await activityEvents()).toEqual([])
  })
})

describe('the activity log', () => {
  it('is paginated by the id of the last event', async () => {
    for (const title of ['One', 'Two', 'Three']) await createPost(postBody({ title }))
    const first = await entries('?limit=2')
    expect(first.map(({ subject }) => subject)).toEqual(['Three', 'Two'])
    const rest = await entries(`?limit=2&before=${first[1]?.id}`)
    expect(rest.map(({ subject }) => subject)).toEqual(['One'])
    await refusalOf(calls.listActivity, 400, { query: '?limit=101' })
  })

  it('is append-only through Payload, for the administrator too', async () => {
    await createPost(postBody())
    const [entry] = await entries()
    const id = entry?.id ?? ''
    const payload = await payloadClient()
    const access = as(await adminActor())
    const data = { action: 'export' as const }
    await expect(payload.create({ collection: 'audit', data, ...access })).rejects.toThrow()
    await expect(payload.update({ collection: 'audit', id, data, ...access })).rejects.toThrow()
    await expect(payload.delete({ collection: 'audit', id, ...access })).rejects.toThrow()
    expect(await entries()).toEqual([entry])
  })
})

describe('the target of an entry', () => {
  it('is the post while it exists, the trash, and nothing once it was deleted permanently', async () => {
    const draft = postBody({ title: 'A thought', isPublished: false })
    const post = await createPost(draft)
    await write(calls.updatePost, { ...draft, isPublished: true }, post.id)
    const targets = async () => (await entries()).map(({ target }) => target)
    expect(await targets()).toEqual([{ kind: 'posts', id: post.id, isTrashed: false }])
    await sendId(calls.deletePost, post.id)
    const trashed = { kind: 'posts', id: post.id, isTrashed: true }
    expect(await targets()).toEqual([trashed, trashed])
    await (
      await payloadClient()
    ).delete({
      ...{ collection: 'posts', id: post.id, trash: true },
      ...asSystem('the test deletes permanently'),
    })
    expect(await targets()).toEqual([null, null])
  })

  it('is narrowed to actions that belong together', async () => {
    await readSql(sql`insert into audit (action, subject, created_at) values
      ('sign-in', '', '2026-01-01T00:00:00Z'), ('delete', 'Locks', '2026-01-02T00:00:00Z'),
      ('publish', 'Locks', '2026-01-03T00:00:00Z'), ('restore', 'Locks', '2026-01-04T00:00:00Z')`)
    const actions = async (group: string) =>
      (await entries(`?group=${group}`)).map(({ action }) => action)
    expect(await actions('trash')).toEqual(['restore', 'delete'])
    expect(await actions('content')).toEqual(['publish'])
    expect(await actions('access')).toEqual(['sign-in'])
    await refusalOf(calls.listActivity, 400, { query: '?group=other' })
  })
})
