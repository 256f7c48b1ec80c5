import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import type { Call } from '#src/contract/call.ts'
import { DEFAULT_SETTINGS } from '#src/contract/settings/settings-calls.ts'
import { env } from '#src/env.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { as, asSystem, payloadClient, withTransaction } from '#src/services/platform/payload.ts'
import { createMessage } from '#src/services/messages/message-service.ts'
import { toProfileData } from '#collections/profile/profile-data.ts'
import { notifyPublicChange } from '#collections/hooks/notify-public-change.ts'
import { createAccessToken, sendWithToken } from '#tests/support/access-tokens.ts'
import { adminActor, adminCookie, saveInAdmin } from '#tests/support/admin.ts'
import { editedProfile } from '#tests/support/edited-profile.ts'
import { askPayload } from '#tests/support/payload-rest.ts'
import { messageBody, postBody } from '#tests/support/post-bodies.ts'
import { create, put } from '#tests/support/post-calls.ts'
import { projectBody } from '#tests/support/project-bodies.ts'
import { createProject } from '#tests/support/project-calls.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { storeMedia } from '#tests/support/uploads.ts'
import { sendAsAdmin } from '#tests/support/requests.ts'

const REQUEST = { 'x-request-id': 'a-request' }
const END = 'end of the test'
const received: string[] = []
let changes: string[] = []
let listener: Client

beforeAll(async () => {
  listener = new Client({ connectionString: env.DATABASE_URL })
  await listener.connect()
  listener.on('notification', ({ channel, payload = '' }) =>
    channel === 'folio_public' ? received.push(payload) : changes.push(payload),
  )
  await listener.query('listen folio_public; listen folio_changes')
})
afterAll(() => listener.end())

/** The notifications that a change sends: the ids of their requests. */
async function notifications(change: () => Promise<unknown>): Promise<string[]> {
  await listener.query(`select pg_notify('folio_public', '${END}')`)
  await expect.poll(() => received.at(-1)).toBe(END)
  received.length = 0
  changes = []
  await change()
  await listener.query(`select pg_notify('folio_public', '${END}')`)
  await expect.poll(() => received.at(-1)).toBe(END)
  return received.filter((id) => id !== END)
}

/** The notifications of several changes, one after the other. */
async function notificationsOf(...changes: (() => Promise<unknown>)[]): Promise<string[][]> {
  const all = []
  for (const change of changes) all.push(await notifications(change))
  return all
}
const onceEach = (count: number) => Array.from({ length: count }, () => ['a-request'])

const call = async (one: Call, params: Record<string, string>, json?: unknown) =>
  expect(
    await sendAsAdmin(one, { params, ...(json === undefined ? {} : { json }), headers: REQUEST }),
  ).toMatchObject({ ok: true })
const rest = async (method: string, path: string, json: unknown) =>
  expect(
    await askPayload(method, path, {
      body: JSON.stringify(json),
      headers: { ...REQUEST, 'content-type': 'application/json', cookie: await adminCookie() },
    }),
  ).toMatchObject({ ok: true })

it('each call that changes a post or an image notifies once, with the id of its request', async () => {
  const { id } = await create({ title: 'Notified' })
  const media = await storeMedia(await imageFile('jpeg'), 'notified.jpg')
  const sent = await notificationsOf(
    () => call(calls.createPost, {}, postBody({ title: 'Notified too' })),
    () => call(calls.updatePost, { id }, postBody({ title: 'Notified again' })),
    () => call(calls.changePosts, {}, { ids: [id], isPublished: false }),
    () => call(calls.deletePost, { id }),
    () => call(calls.restorePost, { id }),
    () => call(calls.updateMedia, { id: media.id }, { alt: 'Seen' }),
    () => call(calls.deleteMedia, { id: media.id }),
    () => call(calls.restoreMedia, { id: media.id }),
  )
  expect(sent).toEqual(onceEach(8))
})

it('so does the built-in admin, for what visitors see', async () => {
  const { id } = await create({ title: 'Notified by the admin' })
  const media = await storeMedia(await imageFile('jpeg', { width: 9 }), 'notified-too.jpg')
  const profile = { ...toProfileData(defaultProfile), _status: 'published' }
  const sent = await notificationsOf(
    () => rest('PATCH', `/posts/${id}`, { title: 'Notified by the built-in admin' }),
    () => rest('PATCH', `/posts/${id}?trash=true`, { deletedAt: '2026-01-01T00:00:00.000Z' }),
    () => rest('POST', '/projects?draft=true', { title: 'Notified', _status: 'draft' }),
    () => rest('PATCH', `/media/${media.id}`, { alt: 'Seen' }),
    () => rest('POST', '/redirects', { address: '/notified', target: '/blog' }),
    () => rest('POST', '/globals/announcement', { _status: 'published' }),
    () => rest('POST', '/globals/appearance', {}),
    () => rest('POST', '/globals/profile', profile),
  )
  expect(sent).toEqual(onceEach(8))
})

it('a draft over what visitors see notifies no public page, through either door; going online and offline does', async () => {
  const announcement = { text: '<p>Notified</p>', link: { label: '', url: '' }, endsAt: null }
  const json = projectBody({ title: 'Live', summary: 'Seen' })
  const { id, project } = await createProject({ title: 'Live', summary: 'Seen' })
  const live = { ...json, slug: project.slug }
  const announce = () => call(calls.publishAnnouncement, {}, announcement)
  const publish = () => call(calls.publishProject, { id }, live)
  const drafts = [
    () => call(calls.saveAnnouncementDraft, {}, announcement),
    () => call(calls.saveProfileDraft, {}, editedProfile({ name: 'Nobody yet' })),
    () => call(calls.resetProfile, {}),
  ]
  expect(await notificationsOf(...drafts)).toEqual([[], [], []])
  const publishProfile = () => call(calls.publishProfile, {}, editedProfile())
  expect(await notificationsOf(announce, publishProfile, publish)).toEqual(onceEach(3))
  const later = await notificationsOf(
    ...drafts,
    () => call(calls.saveProjectDraft, { id }, { ...live, title: 'Later' }),
    () => rest('POST', '/globals/announcement?draft=true', { _status: 'draft' }),
    () => rest('POST', '/globals/profile?draft=true', { _status: 'draft' }),
    () => rest('PATCH', `/projects/${id}?draft=true`, { title: 'Later still', _status: 'draft' }),
  )
  expect(later.flat()).toEqual([])
  const offline = await notificationsOf(
    () => call(calls.unpublishProject, { id }),
    publish,
    () => rest('POST', '/globals/announcement', { _status: 'draft' }),
  )
  expect(offline).toEqual(onceEach(3))
})

it('a permanent deletion notifies, the upload of an image does not', async () => {
  const payload = await payloadClient()
  const system = asSystem('a script')
  const bytes = await imageFile('jpeg', { width: 11 })
  const { id } = await create({ title: 'Deleted' })
  const redirect = { address: '/deleted', target: '/blog' }
  const made = await saveInAdmin('POST', '/redirects', redirect)
  const project = await saveInAdmin('POST', '/projects?draft=true', { title: 'Deleted' })
  let media = { id: '' }
  const upload = async () => (media = await storeMedia(bytes, 'deleted.jpg'))
  expect(await notifications(upload)).toEqual([])
  const deleted = await notificationsOf(
    () => payload.delete({ collection: 'posts', id, ...system }),
    () => payload.delete({ collection: 'projects', id: project.id, ...system }),
    () => payload.delete({ collection: 'redirects', id: made.id, ...system }),
    () => payload.delete({ collection: 'media', id: media.id, ...system }),
  )
  expect(deleted).toEqual([[''], [''], [''], ['']])
})

it('a script notifies without an id; a refused save and a rollback not at all', async () => {
  const { id } = await create({ title: 'Notified by a script' })
  const payload = await payloadClient()
  const data = { title: 'Written by a script' }
  const system = asSystem('a script')
  const update = () => payload.update({ collection: 'posts', id, data, ...system })
  expect(await notifications(update)).toEqual([''])
  const stale = () => put(id, postBody(), { 'if-match': '"old"', ...REQUEST })
  expect(await notifications(stale)).toEqual([])
  const actor = await adminActor()
  const fail = () =>
    withTransaction(actor, async (req) => {
      await req.payload.update({ collection: 'posts', id, data, req, ...as(actor) })
      await notifyPublicChange(req)
      throw new Error('rolled back')
    }).catch(() => undefined)
  expect(await notifications(fail)).toEqual([])
})

it('each write notifies the screens of its subjects, with the id of its request, and once in a transaction', async () => {
  const { id } = await create({ title: 'Seen by other screens' })
  const media = await storeMedia(await imageFile('jpeg', { width: 13 }), 'elsewhere.jpg')
  const [message] = await storedMessage()
  const writes: [() => Promise<unknown>, string[]][] = [
    [() => call(calls.updatePost, { id }, postBody({ title: 'Another title' })), ['posts']],
    [() => call(calls.updateMedia, { id: media.id }, { alt: 'Elsewhere' }), ['media']],
    [() => call(calls.changeMessages, {}, { ids: [message], state: 'read' }), ['messages']],
    [() => call(calls.typesetResume, {}, { paper: 'A4' }), ['resumes']],
    [() => call(calls.deletePost, { id }), ['posts', 'activity']],
    [() => call(calls.updateSettings, {}, DEFAULT_SETTINGS), ['settings', 'activity']],
  ]
  for (const [write, subjects] of writes) {
    await notifications(write)
    expect(changes.toSorted()).toEqual(subjects.map((one) => `${one} a-request`).toSorted())
  }
})

it('so do a visitor’s message and writes past the services, without an id', async () => {
  const { id } = await create({ title: 'Written elsewhere' })
  await notifications(storedMessage)
  expect(changes).toEqual(['messages '])
  await notifications(() => rest('PATCH', `/posts/${id}`, { title: 'Written by the admin' }))
  expect(changes).toEqual(['posts '])
  const sessions = `update users_sessions set device = 'a device'`
  await notifications(() => listener.query(sessions))
  expect(changes).toEqual(['sessions '])
  await notifications(() => listener.query('begin; update posts set title = title; rollback'))
  expect(changes).toEqual([])
  await notifications(() => listener.query(`delete from media where stored_name = 'no such'`))
  expect(changes).toEqual([])
})

it('the first use of an access token is notified, and no other one', async () => {
  const { token } = await createAccessToken(['read'])
  const use = async () => {
    await notifications(() => sendWithToken(calls.listPosts, token))
    return changes
  }
  expect(await use()).toEqual(['tokens '])
  await listener.query(`update access_tokens set last_used_at = now() - interval '1 hour'`)
  expect(await use()).toEqual([])
})

/** Sends a message as a visitor does; resolves with its id. */
async function storedMessage(): Promise<string[]> {
  await createMessage({ body: messageBody(), client: '198.51.100.77' })
  const { rows } = await listener.query<{ id: string }>('select id from contacts limit 1')
  return rows.map(({ id }) => id)
}
