import { expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { getPublicPost } from '#src/services/posts/public-posts.ts'
import { adminCookie } from '#tests/support/admin.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { sendCall } from '#tests/support/send-call.ts'
import { askAdmin } from '#tests/support/save-in-admin.ts'

const admin = async (method: string, path: string, json?: object) => {
  const answer = await askAdmin(method, path, json)
  expect(answer.status).toBe(200)
  return (await answer.json()) as { docs: { id: string; version: { slug: string } }[] }
}
/** The current slug of the post that once had this one. */
const find = async (slug: string) => {
  const found = await getPublicPost(slug)
  return found && 'redirectTo' in found ? found.redirectTo : undefined
}

it('former slugs of a post survive every change in the built-in admin', async () => {
  const options = { json: postBody({ title: 'First name' }), cookie: await adminCookie() }
  const created = await sendCall(calls.createPost, options)
  const { id } = (await created.json()) as Post
  await admin('PATCH', `/posts/${id}`, { slug: 'second-name' })
  await admin('PATCH', `/posts/${id}`, { slug: 'third-name' })
  const old = async () => [await find('first-name'), await find('second-name')]
  expect(await old()).toEqual(['third-name', 'third-name'])
  // A request that empties the list, and a restored version, with the current slug and with another one.
  await admin('PATCH', `/posts/${id}`, { slugHistory: [], title: 'Other' })
  await admin('PATCH', `/posts/${id}`, { slug: 'third-name', slugHistory: ['made-up'] })
  expect(await old()).toEqual(['third-name', 'third-name'])
  expect(await find('made-up')).toBeUndefined()
  const { docs } = await admin('GET', `/posts/versions?where[parent][equals]=${id}&limit=20`)
  for (const slug of ['third-name', 'second-name']) {
    const version = docs.findLast((doc) => doc.version.slug === slug)
    await admin('POST', `/posts/versions/${version?.id}`)
  }
  // A restored version keeps the current slug.
  expect(await old()).toEqual(['third-name', 'third-name'])
})
