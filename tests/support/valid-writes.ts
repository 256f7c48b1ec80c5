import { expect } from 'vitest'
import type { Call } from '#src/contract/call.ts'
import { calls } from '#src/contract/api/calls.ts'
import type { CallName } from '#src/contract/api/calls.ts'
import { recordSeedDecision } from '#src/scripts/seed-content/seed-state.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { newSession } from './admin.ts'
import { fileForm } from './http-client.ts'
import { BODIES } from './matrix-requests.ts'
import { messageBody } from './post-bodies.ts'
import { change, create } from './post-calls.ts'
import { createProject, createPublished } from './project-calls.ts'
import { finishedImport, importForm, MARKDOWN_BLOG, plannedImport } from './imports.ts'
import { pdf } from './sample-files.ts'
import { createAccessToken } from './access-tokens.ts'
import { sendId, storeMedia, storeResume } from './uploads.ts'
import { sendAsAdmin, sendCall } from './requests.ts'

/** Makes a document. @returns its id */
type Kind = () => Promise<string>
type Prepared = {
  id?: string
  kind?: string
  version?: string
  json?: unknown
  body?: BodyInit
}
const api = (
  call: Call,
  { id = '', ...sent }: { id?: string; json?: unknown; body?: BodyInit } = {},
) => sendAsAdmin(call, { ...sent, params: { id } })
const made = async (response: Promise<Response>) =>
  ((await (await response).json()) as { id: string }).id
const post = async () => (await create()).id
const media = async () => (await storeMedia(Buffer.from('text'), 'notes.txt')).id
export const resume = async () => (await storeResume(pdf())).id
const trashed = async (call: Call, make: Kind) => {
  const id = await make()
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

const NO_ROWS = { posts: [], projects: [], media: [], resumes: [], contacts: [] }
const otherText = () => fileForm('media', Buffer.from('other text'), 'b.txt')
const hiddenPost = () => made(api(calls.createPost, { json: BODIES.createPost }))
const project = async () => (await createProject()).id
const REDIRECT = { post: null, target: '/resume' }
let redirects = 0
/** Each at an address of its own. */
const redirect = async () => {
  redirects += 1
  return made(api(calls.createRedirect, { json: { ...REDIRECT, address: `/old/${redirects}` } }))
}
const firstVersion = async (list: Call, id = '') => {
  const response = await api(list, { id })
  const [saved] = (await response.json()) as { id: string }[]
  return saved?.id ?? ''
}
/** A published post with newer changes. */
const changedPost = async () => {
  const id = await post()
  await api(calls.savePostDraft, { id, json: { title: 'Changed' } })
  return id
}

/** Writes that need one document of a kind. Their bodies: `BODIES`. */
const OF_ONE: [Kind, ...CallName[]][] = [
  [post, 'updatePost', 'deletePost', 'setPostSource', 'savePostDraft'],
  [hiddenPost, 'createPreviewLink'],
  [changedPost, 'discardPostDraft'],
  [project, 'saveProjectDraft', 'publishProject', 'moveProject', 'featureProject', 'deleteProject'],
  [redirect, 'updateRedirect', 'deleteRedirect'],
  [media, 'updateMedia', 'deleteMedia'],
  [resume, 'activateResume', 'deleteResume'],
  [async () => (await createAccessToken(['posts'])).id, 'revokeAccessToken'],
  [async () => (await newSession()).sid, 'endSession'],
  [() => trashed(calls.deletePost, post), 'restorePost'],
  [() => trashed(calls.deleteMedia, media), 'restoreMedia'],
  [() => trashed(calls.deleteResume, resume), 'restoreResume'],
  [() => trashed(calls.deleteProject, project), 'restoreProject'],
  [async () => (await plannedImport()).id, 'planImport', 'startImport', 'cancelImport'],
  [async () => (await finishedImport()).id, 'revertImport'],
]
/** Writes that need no document. */
const OF_NONE: CallName[] = [
  ...(['createPost', 'createPostDraft', 'createProject', 'createRedirect'] as const),
  ...(['updateAppearance', 'updateSettings', 'saveProfileDraft', 'publishProfile'] as const),
  ...(['resetProfile', 'importProfile', 'saveAnnouncementDraft', 'publishAnnouncement'] as const),
  ...(['createMessage', 'replaceSavedAnswers', 'createAccessToken', 'createBackup'] as const),
  'typesetResume',
]

/** A valid request to each write. Without `json` or `body`, its body is in `BODIES`. */
export const WRITES: Partial<Record<CallName, () => Promise<Prepared>>> = {
  ...Object.fromEntries(OF_NONE.map((name) => [name, async () => ({})])),
  ...Object.fromEntries(
    OF_ONE.flatMap(([make, ...names]) =>
      names.map((name) => [name, async () => ({ id: await make() })]),
    ),
  ),
  changePosts: async () => ({ json: { ids: [await post()], isPublished: false } }),
  undoActivity: async () => {
    await change({ ids: [await post()], isPublished: false })
    return { id: await firstVersion(calls.listActivity) }
  },
  restorePostVersion: async () => {
    const id = await post()
    return { id, version: await firstVersion(calls.listPostVersions, id) }
  },
  deletePreviewLink: async () => {
    const id = await hiddenPost()
    return { id: await made(api(calls.createPreviewLink, { id })) }
  },
  unpublishProject: async () => ({ id: await createPublished('Published') }),
  restoreProjectVersion: async () => {
    const id = await project()
    return { id, version: await firstVersion(calls.listProjectVersions, id) }
  },
  restoreProfileVersion: async () => {
    await api(calls.saveProfileDraft, { json: BODIES.saveProfileDraft })
    return { version: await firstVersion(calls.listProfileVersions) }
  },
  restoreAnnouncementVersion: async () => {
    await api(calls.saveAnnouncementDraft, { json: BODIES.saveAnnouncementDraft })
    return { version: await firstVersion(calls.listAnnouncementVersions) }
  },
  changeMessages: async () => ({ json: { ids: [await message()], isDeleted: true } }),
  endOtherSessions: async () => (await newSession(), {}),
  uploadMedia: async () => ({ body: fileForm('media', Buffer.from('text'), 'a.txt') }),
  changeMedia: async () => ({ json: { ids: [await media()], isDeleted: true } }),
  replaceMediaFile: async () => ({ id: await media(), body: otherText() }),
  restoreMediaVersion: async () => {
    const id = await media()
    const replaced = await api(calls.replaceMediaFile, { id, body: otherText() })
    const { earlier } = (await replaced.json()) as { earlier: { version: string }[] }
    return { id, json: { version: earlier[0]?.version } }
  },
  uploadResume: async () => ({ body: fileForm('resume', pdf(), 'cv.pdf') }),
  deleteForGood: async () => ({ kind: 'media', id: await trashed(calls.deleteMedia, media) }),
  removeExampleContent: async () => {
    await recordSeedDecision(new Date(), { ...NO_ROWS, posts: [await post()] })
    await readSql(sql`update posts set updated_at = created_at`)
    return {}
  },
  restoreExampleContent: async () => {
    const id = await trashed(calls.deletePost, post)
    return { json: { rows: { ...NO_ROWS, posts: [id] }, activeResume: null } }
  },
  createVisit: async () => ({ json: { post: await post() } }),
  createImport: async () => ({ body: importForm(MARKDOWN_BLOG) }),
}
