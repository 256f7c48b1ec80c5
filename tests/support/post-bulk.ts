import { calls } from '#src/contract/api/calls.ts'
import { postChangeResponseSchema } from '#src/contract/posts/post-bulk-schemas.ts'
import type { PostChangeInput } from '#src/contract/posts/post-bulk-schemas.ts'
import { postSchema } from '#src/contract/posts/post-schemas.ts'
import { adminCookie } from './admin.ts'
import { get } from './post-calls.ts'
import { expectAnswer } from './requests.ts'
import { sendAsAdmin } from './send-call.ts'

/** PATCH /api/blog, as the administrator. */
export const sendChange = (json: unknown) => sendAsAdmin(calls.changePosts, { json })
export const change = async (body: PostChangeInput) =>
  expectAnswer(await sendChange(body), 200, postChangeResponseSchema)
/** Undoes a change by its answer. */
export const undo = ({ former }: Awaited<ReturnType<typeof change>>) =>
  change({ ids: former.map(({ id }) => id), restore: former })
/** A post as its owner sees it. */
export const read = async (id: string) => {
  const response = await get(id, await adminCookie())
  return { etag: response.headers.get('etag') ?? '', post: postSchema.parse(await response.json()) }
}
/** A post without what every save changes. */
export const withoutSave = async (id: string) => ({ ...(await read(id)).post, updatedAt: '' })
