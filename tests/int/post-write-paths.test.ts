import { describe, expect, it } from 'vitest'
import { adminCookie, askAdmin } from '#tests/support/admin.ts'
import { askPayload } from '#tests/support/payload-rest.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { read, create, put } from '#tests/support/post-calls.ts'

const save = (id: string, title: string, etag: string) =>
  put(id, postBody({ title }), { 'if-match': etag })
/** Saves as the form of the built-in admin does. */
const patch = (id: string, data: object, query = '') =>
  askAdmin('PATCH', `/posts/${id}${query}`, data)

describe('a form of the built-in admin', () => {
  it('saves when it is current, and is refused when the post was saved elsewhere since', async () => {
    const { id } = await create({ title: 'Two write paths' })
    const { post, etag } = await read(id)
    expect((await save(id, 'Saved elsewhere', etag)).status).toBe(200)
    const stale = await patch(id, { title: 'From the old form', updatedAt: post.updatedAt })
    expect(stale.status).toBe(412)
    expect(await stale.text()).toContain('This was changed elsewhere since you opened it.')
    expect((await read(id)).post.title).toBe('Saved elsewhere')
    const { updatedAt } = (await read(id)).post
    expect((await patch(id, { title: 'From a new form', updatedAt })).status).toBe(200)
    expect((await read(id)).post.title).toBe('From a new form')
  })

  it('cannot save twice concurrently; a draft counts as a save', async () => {
    const { id } = await create({ title: 'Two tabs' })
    const { updatedAt } = (await read(id)).post
    const saves = await Promise.all(
      ['A', 'B', 'C', 'D'].map((title) => patch(id, { title, updatedAt }, '?draft=true')),
    )
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412])
    expect((await patch(id, { title: 'E', updatedAt })).status).toBe(412)
  })

  it('unpublishes several posts, also one with a draft over it', async () => {
    const ids: string[] = []
    for (const title of ['A', 'B', 'C']) ids.push((await create({ title })).id)
    expect((await patch(ids[1] ?? '', { title: 'Later' }, '?draft=true')).status).toBe(200)
    const answer = await askAdmin('PATCH', `/posts?where[id][in]=${ids.join()}`, {
      _status: 'draft',
    })
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.not.stringContaining('This was'),
    ])
    const statuses = await Promise.all(ids.map(async (id) => (await read(id)).post.status))
    expect(statuses).toEqual(['draft', 'draft', 'draft'])
  })
})

it('a create request without a body is refused with 400 by the built-in admin', async () => {
  const cookie = await adminCookie()
  const response = await askPayload('POST', '/posts', {
    headers: { 'content-type': 'application/json', cookie },
  })
  expect(response.status).toBe(400)
})
