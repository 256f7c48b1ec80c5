import { calls } from '#src/contract/api/calls.ts'
import type { Call } from '#src/contract/call.ts'
import type { PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import { postVersionListSchema } from '#src/contract/posts/post-version-schemas.ts'
import { as, payloadClient } from '#src/services/platform/payload.ts'
import { adminActor } from './admin-actor.ts'
import { adminCookie } from './admin.ts'
import { postBody } from './post-bodies.ts'
import { get } from './post-calls.ts'
import { expectAnswer } from './requests.ts'
import { answerOf, sendAsAdmin } from './send-call.ts'

export const UNKNOWN = '00000000-0000-4000-8000-000000000000'
export const paragraph = (text: string) => `<p>${text}</p>`

export const ask = (call: Call, params: Record<string, string>, query = '', etag = '') =>
  sendAsAdmin(call, { query, params, headers: etag ? { 'if-match': etag } : {} })
export const list = async (id: string) => {
  const answer = await ask(calls.listPostVersions, { id })
  const etag = answer.headers.get('etag') ?? ''
  return { etag, versions: await expectAnswer(answer, 200, postVersionListSchema) }
}
export const compare = (id: string, version = '', against = '') => {
  const query = against ? `?against=${against}` : ''
  return answerOf(calls.comparePostVersion, { params: { id, version }, query })
}
export const restore = async (id: string, version = '', etag = '', query = '') =>
  ask(calls.restorePostVersion, { id, version }, query, etag)
export const asOwner = async (id: string) => get(id, await adminCookie())
export const readAsOwner = (id: string) => answerOf(calls.getPost, { params: { id } })
export const save = (id: string, changes: Partial<PostBodyInput>) =>
  answerOf(calls.updatePost, { params: { id }, json: postBody(changes) })
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
