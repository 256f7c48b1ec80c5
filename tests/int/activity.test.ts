import { beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '#src/contract/call.ts'
import { calls } from '#src/contract/api/calls.ts'
import { as, asSystem, payloadClient, readSql } from '#src/services/platform/payload.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { toProfileData } from '#collections/profile/profile-data.ts'
import { sql } from '#collections/sql.ts'
import { adminActor, adminCookie, askAdmin, saveInAdmin } from '#tests/support/admin.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { sendId, storeMedia, storeResume } from '#tests/support/uploads.ts'
import { answerOf, refusalOf, sendAsAdmin } from '#tests/support/requests.ts'

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

const DRAFT = { _status: 'draft' }
/** The body of a public post for Payload's own API. */
const stored = (title: string) => ({
  ...postBody({ title }),
  ...{ category: 'Technology', readTime: 5, tags: [], _status: 'published' as const },
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
    const { id } = await saveInAdmin('POST', '/posts', stored('By hand'))
    await askAdmin('DELETE', `/posts/${id}`)
    expect(await activityEvents()).toEqual(['delete By hand, permanently', 'publish By hand'])
  })

  /** Three public posts, with a draft over the one in the middle. @returns their ids */
  const storeThree = async () => {
    const ids: string[] = []
    for (const title of ['One', 'Two', 'Three'])
      ids.push((await saveInAdmin('POST', '/posts', stored(title))).id)
    await saveInAdmin('PATCH', `/posts/${ids[1]}?draft=true`, DRAFT)
    return ids
  }

  it('records that a post with a draft over it was unpublished in the built-in admin', async () => {
    const [, middle] = await storeThree()
    await saveInAdmin('PATCH', `/posts/${middle}`, DRAFT)
    await saveInAdmin('PATCH', `/posts/${middle}`, { _status: 'published' })
    expect((await activityEvents()).slice(0, -3)).toEqual(['publish Two', 'unpublish Two'])
  })

  it('records posts that were unpublished together in the built-in admin, one of them with a draft over it', async () => {
    const ids = await storeThree()
    const where = { id: { in: ids.slice(0, 2) } }
    const all = { collection: 'posts' as const, ...as(await adminActor()) }
    await (await payloadClient()).update({ ...all, where, data: { _status: 'draft' } })
    const unpublished = (await activityEvents()).filter((event) => event.startsWith('unpublish'))
    expect(unpublished.toSorted()).toEqual(['unpublish One', 'unpublish Two'])
  })

  it('records a post with a draft over it that was moved to the trash and restored as a draft in the built-in admin', async () => {
    const [, id] = await storeThree()
    await saveInAdmin('PATCH', `/posts/${id}`, { deletedAt: new Date().toISOString() })
    await saveInAdmin('PATCH', `/posts/${id}?trash=true`, { ...DRAFT, deletedAt: null })
    const expected = ['restore Two', 'delete Two', 'unpublish Two']
    expect((await activityEvents()).slice(0, -3)).toEqual(expected)
  })

  it('records a project that is unpublished because a draft of it is restored in the built-in admin', async () => {
    const data = { ...DRAFT, title: 'Queue', summary: 'What it is.' }
    const { id } = await saveInAdmin('POST', '/projects', data)
    await saveInAdmin('PATCH', `/projects/${id}`, { _status: 'published' })
    const [version] = await readSql(sql`select id from _projects_v order by created_at limit 1`)
    await askAdmin('POST', `/projects/versions/${String(version?.['id'])}`)
    await askAdmin('DELETE', `/projects/${id}`)
    expect((await activityEvents()).slice(1)).toEqual(['unpublish Queue', 'publish Queue'])
  })

  it('records that the profile was unpublished with a draft over it, and no draft of it', async () => {
    for (const [query, _status] of [
      ['?draft=true', 'draft'],
      ['', 'published'],
      ['?draft=true', 'draft'],
      ['', 'draft'],
    ]) {
      const data = { ...toProfileData(defaultProfile), _status }
      await saveInAdmin('POST', `/globals/profile${query}`, data)
    }
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
    await askAdmin('DELETE', `/posts/${post.id}?trash=true`)
    expect(await targets()).toEqual([null, null, null])
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
