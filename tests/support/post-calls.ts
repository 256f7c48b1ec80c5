import { calls } from '#src/contract/api/calls.ts'
import type { Call } from '#src/contract/call.ts'
import type { PostChangeInput } from '#src/contract/posts/post-bulk-schemas.ts'
import { postSchema } from '#src/contract/posts/post-schemas.ts'
import type { PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import { as, payloadClient } from '#src/services/platform/payload.ts'
import { adminActor, adminCookie } from './admin.ts'
import { postBody } from './post-bodies.ts'
import { answerOf, expectAnswer, sendAsAdmin, sendCall } from './requests.ts'

type Headers = Record<string, string>

export const UNKNOWN = '00000000-0000-4000-8000-000000000000'
export const paragraph = (text: string) => `<p>${text}</p>`

/** Calls of posts, as the administrator. */
export const sendNew = (json: unknown, headers: Headers = {}) =>
  sendAsAdmin(calls.createPost, { json, headers })
export const create = (changes: Partial<PostBodyInput> = {}) =>
  answerOf(calls.createPost, { json: postBody(changes) })
export const put = (id: string, json: unknown, headers: Headers = {}) =>
  sendAsAdmin(calls.updatePost, { params: { id }, json, headers })
export const save = (id: string, changes: Partial<PostBodyInput>) =>
  answerOf(calls.updatePost, { params: { id }, json: postBody(changes) })

/** As a visitor, unless a cookie is given. */
export const get = (id: string, cookie?: string) =>
  sendCall(calls.getPost, { params: { id }, ...(cookie ? { cookie } : {}) })
/** A post as visitors see it. */
export const readPublic = async (id: string) => expectAnswer(await get(id), 200, postSchema)
export const asOwner = async (id: string) => get(id, await adminCookie())
/** A post as its owner sees it. */
export const read = async (id: string) => {
  const answer = await asOwner(id)
  const etag = answer.headers.get('etag') ?? ''
  return { etag, post: await expectAnswer(answer, 200, postSchema) }
}
export const readAsOwner = async (id: string) => (await read(id)).post
/** A post without what every save changes. */
export const withoutSave = async (id: string) => ({ ...(await readAsOwner(id)), updatedAt: '' })

/** PATCH /api/blog. */
export const sendChange = (json: unknown) => sendAsAdmin(calls.changePosts, { json })
export const change = (json: PostChangeInput) => answerOf(calls.changePosts, { json })
/** Undoes a change by its answer. */
export const undo = ({ former }: Awaited<ReturnType<typeof change>>) =>
  change({ ids: former.map(({ id }) => id), restore: former })

export const ask = (call: Call, params: Record<string, string>, query = '', etag = '') =>
  sendAsAdmin(call, { query, params, headers: etag ? { 'if-match': etag } : {} })
export const list = async (id: string) => {
  const answer = await ask(calls.listPostVersions, { id })
  const etag = answer.headers.get('etag') ?? ''
  return { etag, versions: await expectAnswer(answer, 200, calls.listPostVersions.response) }
}
export const compare = (id: string, version = '', against = '') => {
  const query = against ? `?against=${against}` : ''
  return answerOf(calls.comparePostVersion, { params: { id, version }, query })
}
export const restore = (id: string, version = '', etag = '', query = '') =>
  ask(calls.restorePostVersion, { id, version }, query, etag)

/** Options of a call on a post, as the built-in admin makes it. */
const inAdmin = async (id: string) => ({
  collection: 'posts' as const,
  id,
  ...as(await adminActor()),
})
export const saveDraftOver = async (id: string, data: object) => {
  const payload = await payloadClient()
  await payload.update({ ...(await inAdmin(id)), data, draft: true })
}
export const readDraftOver = async (id: string) =>
  (await payloadClient()).findByID({ ...(await inAdmin(id)), draft: true })
