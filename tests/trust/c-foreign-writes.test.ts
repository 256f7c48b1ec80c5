import { beforeAll, describe, expect, it } from 'vitest'
import { callPath } from '#src/contract/call.ts'
import type { Call } from '#src/contract/call.ts'
import { calls } from '#src/contract/api/calls.ts'
import type { CallName } from '#src/contract/api/calls.ts'
import { errorBodySchema } from '#src/contract/errors.ts'
import { env } from '#src/env.ts'
import { recordSeedDecision } from '#src/scripts/seed-content/seed-state.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { handleContactForm } from '#src/http/contact-form.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { sql } from '#collections/sql.ts'
import { adminCookie, newSession } from '#tests/support/admin.ts'
import { contentRows } from '#tests/support/archives.ts'
import { filesOf } from '#tests/support/backup-sites.ts'
import { handlerOf } from '#tests/support/handlers.ts'
import { messageBody, postBody } from '#tests/support/post-bodies.ts'
import { send } from '#tests/support/requests.ts'
import { finishedImport, importForm, MARKDOWN_BLOG, plannedImport } from '#tests/support/imports.ts'
import { saveInAdmin } from '#tests/support/save-in-admin.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { createAccessToken } from '#tests/support/access-tokens.ts'
import { sendId, storeMedia, storeResume } from '#tests/support/uploads.ts'

/** Origins of cross-site writes, with the cookie that the browser would send. */
const ELSEWHERE: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a same-site origin', { origin: 'http://blog.localhost:3999', 'sec-fetch-site': 'same-site' }],
  ['another scheme', { origin: 'https://localhost:3999', 'sec-fetch-site': 'cross-site' }],
]

type Prepared = {
  id?: string
  kind?: string
  version?: string
  json?: unknown
  body?: BodyInit
}
const api = async (call: Call, options: { id?: string; json?: unknown; body?: BodyInit } = {}) =>
  send(await handlerOf(call), call.method, callPath(call, { id: options.id ?? '' }), {
    params: options.id === undefined ? {} : { id: options.id },
    cookie: await adminCookie(),
    ...(options.json === undefined ? {} : { json: options.json }),
    ...(options.body === undefined ? {} : { body: options.body }),
  })
const made = async (response: Promise<Response>) =>
  ((await (await response).json()) as { id: string }).id
const post = () => made(api(calls.createPost, { json: postBody() }))
const media = async () => (await storeMedia(Buffer.from('text'), 'notes.txt')).id
const resume = async () => (await storeResume(pdf())).id
const trashed = async (call: Call, id: string) => {
  expect((await sendId(call, id)).status).toBe(200)
  return id
}
const message = async () => {
  await send(await handlerOf(calls.createMessage), 'POST', '/api/contact', {
    json: messageBody(),
    headers: { 'x-folio-client': `203.0.113.${Math.floor(Math.random() * 250)}` },
  })
  const list = (await (await api(calls.listMessages)).json()) as { id: string }[]
  return list[0]?.id ?? ''
}
const form = (field: string, name: string, bytes: Uint8Array) => {
  const data = new FormData()
  data.set(field, new File([new Uint8Array(bytes)], name))
  return data
}

const NO_ROWS = { posts: [], projects: [], media: [], resumes: [], contacts: [] }
const trashedProject = async () => {
  const { id } = await saveInAdmin('POST', '/projects', { title: 'A log', summary: 'One log.' })
  await saveInAdmin('PATCH', `/projects/${id}`, { deletedAt: new Date().toISOString() })
  return id
}
const otherText = () => form('media', 'b.txt', Buffer.from('other text'))

/** For each write of the contract: a valid request, built anew. */
const WRITES: Partial<Record<CallName, () => Promise<Prepared>>> = {
  createPost: async () => ({ json: postBody({ title: 'New' }) }),
  updatePost: async () => ({ id: await post(), json: postBody({ title: 'Changed' }) }),
  deletePost: async () => ({ id: await post() }),
  changePosts: async () => ({ json: { ids: [await post()], isPublished: false } }),
  restorePost: async () => ({ id: await trashed(calls.deletePost, await post()) }),
  setPostSource: async () => ({ id: await post(), json: { name: 'markdown:posts', key: 'a.md' } }),
  restorePostVersion: async () => {
    const id = await post()
    const versions = await api(calls.listPostVersions, { id })
    const [saved] = (await versions.json()) as { id: string }[]
    return { id, version: saved?.id ?? '' }
  },
  createPreviewLink: async () => ({
    id: await made(api(calls.createPost, { json: postBody({ isPublished: false }) })),
  }),
  deletePreviewLink: async () => {
    const id = await made(api(calls.createPost, { json: postBody({ isPublished: false }) }))
    return { id: await made(api(calls.createPreviewLink, { id })) }
  },
  createMessage: async () => ({ json: messageBody() }),
  changeMessages: async () => ({ json: { ids: [await message()], isDeleted: true } }),
  replaceSavedAnswers: async () => ({ json: { answers: [{ title: 'Soon', text: 'Soon.' }] } }),
  createAccessToken: async () => ({ json: { name: 'CI', scopes: ['posts'], days: 30 } }),
  revokeAccessToken: async () => ({ id: (await createAccessToken(['posts'])).id }),
  endSession: async () => ({ id: (await newSession()).sid }),
  endOtherSessions: async () => (await newSession(), {}),
  uploadMedia: async () => ({ body: form('media', 'a.txt', Buffer.from('text')) }),
  updateMedia: async () => ({ id: await media(), json: { alt: 'A view' } }),
  deleteMedia: async () => ({ id: await media() }),
  restoreMedia: async () => ({ id: await trashed(calls.deleteMedia, await media()) }),
  changeMedia: async () => ({ json: { ids: [await media()], isDeleted: true } }),
  replaceMediaFile: async () => ({ id: await media(), body: otherText() }),
  restoreMediaVersion: async () => {
    const id = await media()
    const replaced = await api(calls.replaceMediaFile, { id, body: otherText() })
    const { earlier } = (await replaced.json()) as { earlier: { version: string }[] }
    return { id, json: { version: earlier[0]?.version } }
  },
  uploadResume: async () => ({ body: form('resume', 'cv.pdf', pdf()) }),
  activateResume: async () => ({ id: await resume() }),
  deleteResume: async () => ({ id: await resume() }),
  restoreResume: async () => ({ id: await trashed(calls.deleteResume, await resume()) }),
  deleteForGood: async () => ({
    kind: 'media',
    id: await trashed(calls.deleteMedia, await media()),
  }),
  createBackup: async () => ({}),
  restoreProject: async () => ({ id: await trashedProject() }),
  importProfile: async () => ({ json: { basics: { name: 'Ada Owner' } } }),
  typesetResume: async () => ({ json: { paper: 'A4' } }),
  removeExampleContent: async () => {
    await recordSeedDecision(new Date(), { ...NO_ROWS, posts: [await post()] })
    await readSql(sql`update posts set updated_at = created_at`)
    return {}
  },
  restoreExampleContent: async () => {
    const id = await trashed(calls.deletePost, await post())
    return { json: { rows: { ...NO_ROWS, posts: [id] }, activeResume: null } }
  },
  createVisit: async () => ({ json: { post: await post() } }),
  createImport: async () => ({ body: importForm(MARKDOWN_BLOG) }),
  planImport: async () => ({
    id: (await plannedImport()).id,
    json: { site: null, allDrafts: true, fetchImages: false },
  }),
  startImport: async () => ({ id: (await plannedImport()).id }),
  cancelImport: async () => ({ id: (await plannedImport()).id }),
  takeBackImport: async () => ({ id: (await finishedImport()).id }),
}

const writes = Object.entries(calls as Record<string, Call>).filter(
  ([, call]) => call.method !== 'GET',
)
const site = async () => ({
  rows: await contentRows(env.DATABASE_URL ?? ''),
  files: await filesOf(fileStore),
})

// The first becomes active, so that later ones can be deleted.
beforeAll(async () => void (await resume()))

describe('C: cross-site writes', () => {
  it('are known, one by one: a new write fails this until it is listed', () => {
    expect(writes.map(([name]) => name).sort()).toEqual(Object.keys(WRITES).sort())
  })

  it.each(writes)(
    '%s: 403 from wherever, and not a row or a file is changed; the same from our own page is done',
    async (name, call) => {
      const { id, kind, version, ...content } = (await WRITES[name as CallName]?.()) ?? {}
      const params: Record<string, string> = {
        ...(id === undefined ? {} : { id }),
        ...(kind === undefined ? {} : { kind }),
        ...(version === undefined ? {} : { version }),
      }
      const options = { params, cookie: await adminCookie() }
      const path = callPath(call, params)
      const handler = await handlerOf(call)
      const before = await site()
      for (const [where, headers] of ELSEWHERE) {
        const response = await send(handler, call.method, path, { ...options, ...content, headers })
        expect({ where, status: response.status }).toEqual({ where, status: 403 })
        errorBodySchema.parse(await response.json())
      }
      expect(await site()).toEqual(before)
      // The request is otherwise valid.
      const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' }
      const own = call.access === 'admin' ? options : { params }
      const done = await send(handler, call.method, path, { ...own, ...content, headers })
      expect(done.status).toBe(call.status)
      await done.arrayBuffer()
      expect(await site()).not.toEqual(before)
    },
  )

  it('the contact form without scripts: the same', async () => {
    const fields = new URLSearchParams({ ...messageBody(), subject: 'Without scripts' })
    const post = (headers: Record<string, string>) =>
      send(handleContactForm, 'POST', '/contact', {
        body: fields.toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      })
    const before = await site()
    for (const [where, headers] of ELSEWHERE)
      expect({ where, status: (await post(headers)).status }).toEqual({ where, status: 403 })
    expect(await site()).toEqual(before)
    expect((await post({ 'x-folio-client': '198.51.100.77' })).status).toBe(303)
    expect(await site()).not.toEqual(before)
  })
})
