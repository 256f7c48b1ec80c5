import { expect } from 'vitest'
import type { Call } from '#src/contract/call.ts'
import { calls } from '#src/contract/api/calls.ts'
import type { CallName } from '#src/contract/api/calls.ts'
import { recordSeedDecision } from '#src/scripts/seed-content/seed-state.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { newSession } from './admin.ts'
import { BODIES } from './matrix-requests.ts'
import { messageBody, postBody } from './post-bodies.ts'
import { projectBody } from './project-bodies.ts'
import { finishedImport, importForm, MARKDOWN_BLOG, plannedImport } from './imports.ts'
import { saveInAdmin } from './save-in-admin.ts'
import { pdf } from './sample-files.ts'
import { createAccessToken } from './access-tokens.ts'
import { sendId, storeMedia, storeResume } from './uploads.ts'
import { sendAsAdmin, sendCall } from './send-call.ts'

type Prepared = {
  id?: string
  kind?: string
  version?: string
  json?: unknown
  body?: BodyInit
}
const api = (call: Call, options: { id?: string; json?: unknown; body?: BodyInit } = {}) =>
  sendAsAdmin(call, {
    params: options.id === undefined ? {} : { id: options.id },
    ...(options.json === undefined ? {} : { json: options.json }),
    ...(options.body === undefined ? {} : { body: options.body }),
  })
const made = async (response: Promise<Response>) =>
  ((await (await response).json()) as { id: string }).id
const post = () => made(api(calls.createPost, { json: postBody() }))
const media = async () => (await storeMedia(Buffer.from('text'), 'notes.txt')).id
export const resume = async () => (await storeResume(pdf())).id
const trashed = async (call: Call, id: string) => {
  expect((await sendId(call, id)).status).toBe(200)
  return id
}
const message = async () => {
  await sendCall(calls.createMessage, {
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

const project = () => made(api(calls.createProject, { json: projectBody() }))
const REDIRECT = { post: null, target: '/resume' }
let redirects = 0
/** Each at an address of its own. */
const redirect = async () => {
  redirects += 1
  return made(api(calls.createRedirect, { json: { ...REDIRECT, address: `/old/${redirects}` } }))
}
const firstVersion = async (list: Call, id?: string) => {
  const response = await api(list, id === undefined ? {} : { id })
  const [saved] = (await response.json()) as { id: string }[]
  return saved?.id ?? ''
}
/** A published post with newer changes. */
const changedPost = async () => {
  const id = await post()
  await api(calls.savePostDraft, { id, json: { title: 'Changed' } })
  return id
}

export const WRITES: Partial<Record<CallName, () => Promise<Prepared>>> = {
  createPost: async () => ({ json: postBody({ title: 'New' }) }),
  updatePost: async () => ({ id: await post(), json: postBody({ title: 'Changed' }) }),
  deletePost: async () => ({ id: await post() }),
  changePosts: async () => ({ json: { ids: [await post()], isPublished: false } }),
  undoActivity: async () => {
    const json = { ids: [await post()], isPublished: false }
    expect((await api(calls.changePosts, { json })).status).toBe(200)
    return { id: await firstVersion(calls.listActivity) }
  },
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
  createPostDraft: async () => ({ json: BODIES.createPostDraft }),
  savePostDraft: async () => ({ id: await post(), json: BODIES.savePostDraft }),
  discardPostDraft: async () => ({ id: await changedPost() }),
  createProject: async () => ({ json: projectBody({ title: 'New' }) }),
  saveProjectDraft: async () => ({ id: await project(), json: projectBody({ title: 'Changed' }) }),
  publishProject: async () => ({ id: await project(), json: projectBody() }),
  unpublishProject: async () => {
    const id = await project()
    await api(calls.publishProject, { id, json: projectBody() })
    return { id }
  },
  moveProject: async () => ({ id: await project(), json: { before: null } }),
  featureProject: async () => ({ id: await project(), json: { isFeatured: true } }),
  deleteProject: async () => ({ id: await project() }),
  restoreProjectVersion: async () => {
    const id = await project()
    return { id, version: await firstVersion(calls.listProjectVersions, id) }
  },
  createRedirect: async () => ({ json: { ...REDIRECT, address: '/a/new/one' } }),
  updateRedirect: async () => {
    const id = await redirect()
    return { id, json: { ...REDIRECT, address: '/another' } }
  },
  deleteRedirect: async () => ({ id: await redirect() }),
  updateAppearance: async () => ({ json: BODIES.updateAppearance }),
  updateSettings: async () => ({ json: { isIndexed: false, isTrainingAllowed: true } }),
  saveProfileDraft: async () => ({ json: BODIES.saveProfileDraft }),
  publishProfile: async () => ({ json: BODIES.publishProfile }),
  resetProfile: async () => ({}),
  restoreProfileVersion: async () => {
    await api(calls.saveProfileDraft, { json: BODIES.saveProfileDraft })
    return { version: await firstVersion(calls.listProfileVersions) }
  },
  saveAnnouncementDraft: async () => ({ json: BODIES.saveAnnouncementDraft }),
  publishAnnouncement: async () => ({ json: BODIES.publishAnnouncement }),
  restoreAnnouncementVersion: async () => {
    await api(calls.saveAnnouncementDraft, { json: BODIES.saveAnnouncementDraft })
    return { version: await firstVersion(calls.listAnnouncementVersions) }
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
  revertImport: async () => ({ id: (await finishedImport()).id }),
}
