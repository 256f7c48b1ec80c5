import { askPayload } from '#tests/support/payload-rest.ts'
import { handleEndpoints } from 'payload'
import { describe, expect, it } from 'vitest'
import config from '#payload-config'
import { calls } from '#src/contract/api/calls.ts'
import { postSchema } from '#src/contract/posts/post-schemas.ts'
import { as, payloadClient } from '#src/services/platform/payload.ts'
import { getPublicPost } from '#src/services/posts/public-posts.ts'
import { adminActor } from '#tests/support/admin-actor.ts'
import { adminCookie } from '#tests/support/admin.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { expectRefusal, ORIGIN } from '#tests/support/requests.ts'
import { sendId } from '#tests/support/uploads.ts'
import { create } from '#tests/support/post-calls.ts'
import { sendAsAdmin } from '#tests/support/send-call.ts'

const writePost = (title: string) => create({ title })
const read = async (id: string) => {
  const response = await sendId(calls.getPost, id)
  return { etag: response.headers.get('etag') ?? '', post: postSchema.parse(await response.json()) }
}
const put = (id: string, title: string, etag: string) =>
  sendAsAdmin(calls.updatePost, {
    params: { id },
    json: postBody({ title }),
    headers: { 'if-match': etag },
  })
/** Saves as the form of the built-in admin does. */
const patch = async (id: string, data: object, query = '') =>
  handleEndpoints({
    config,
    request: new Request(`${ORIGIN}/payload/api/posts/${id}${query}`, {
      method: 'PATCH',
      headers: {
        origin: ORIGIN,
        'content-type': 'application/json',
        cookie: await adminCookie(),
      },
      body: JSON.stringify(data),
    }),
  })

describe('a draft that the built-in admin keeps over a published post', () => {
  const withDraft = async () => {
    const { id, slug } = await writePost('Published text')
    const before = await read(id)
    const payload = await payloadClient()
    const rules = { collection: 'posts' as const, id, ...as(await adminActor()) }
    await payload.update({ ...rules, data: { title: 'Newer draft' }, draft: true })
    return { id, slug, before }
  }

  it('is shown to the owner as a published post; visitors see the published text', async () => {
    const { id, slug } = await withDraft()
    expect((await read(id)).post).toMatchObject({ title: 'Newer draft', status: 'published' })
    expect(await getPublicPost(slug)).toMatchObject({
      post: { title: 'Published text' },
    })
  })

  it('is not replaced by a save of the older text, but by one of the draft itself', async () => {
    const { id, slug, before } = await withDraft()
    await expectRefusal(await put(id, 'From the old text', before.etag), 412)
    const { etag } = await read(id)
    expect(etag).not.toBe(before.etag)
    expect((await put(id, 'From the draft', etag)).status).toBe(200)
    expect((await read(id)).post.title).toBe('From the draft')
    expect(await getPublicPost(slug)).toMatchObject({
      post: { title: 'From the draft' },
    })
  })
})

describe('a form of the built-in admin', () => {
  it('saves when it is current, and is refused when the post was saved elsewhere since', async () => {
    const { id } = await writePost('Two write paths')
    const { post, etag } = await read(id)
    expect((await put(id, 'Saved elsewhere', etag)).status).toBe(200)
    const stale = await patch(id, { title: 'From the old form', updatedAt: post.updatedAt })
    expect(stale.status).toBe(412)
    expect(await stale.text()).toContain('This was changed elsewhere since you opened it.')
    expect((await read(id)).post.title).toBe('Saved elsewhere')
    const { updatedAt } = (await read(id)).post
    expect((await patch(id, { title: 'From a new form', updatedAt })).status).toBe(200)
    expect((await read(id)).post.title).toBe('From a new form')
  })

  it('cannot save twice concurrently; a draft counts as a save', async () => {
    const { id } = await writePost('Two tabs')
    const { updatedAt } = (await read(id)).post
    const saves = await Promise.all(
      ['A', 'B', 'C', 'D'].map((title) => patch(id, { title, updatedAt }, '?draft=true')),
    )
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412])
    expect((await patch(id, { title: 'E', updatedAt })).status).toBe(412)
  })
})

it('a create request without a body is refused with 400 by the built-in admin', async () => {
  const cookie = await adminCookie()
  const response = await askPayload('POST', '/posts', {
    headers: { 'content-type': 'application/json', cookie },
  })
  expect(response.status).toBe(400)
})
