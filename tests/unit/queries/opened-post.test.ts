import { expect, it, vi } from 'vitest'
import { readOpenedPost } from '#src/queries/post-queries.ts'
import { samplePost } from '#tests/support/sample-post.ts'

const ID = '0198e0c4-0000-7000-8000-000000000000'
const POST = samplePost({ id: ID })
const LIVE = { ...POST, title: 'Live' }

const read = (post: [number, object], live: [number, object]) => {
  vi.stubGlobal('fetch', async (url: string) => {
    const [status, body] = url.startsWith('/api/post-drafts/') ? live : post
    return Response.json(body, { status })
  })
  return readOpenedPost(ID)
}

it.each([
  ['with the version that visitors see', 200, { live: LIVE }, ID, 'Live'],
  ['that was never published', 200, { live: null }, ID, undefined],
  ['that was deleted', 404, {}, undefined, undefined],
] as const)('reads a post %s', async (_, status, live, id, title) => {
  const opened = await read([status, POST], [status, live])
  expect([opened?.data.id, opened?.live?.title]).toEqual([id, title])
})

it('does not take a draft for deleted after the session ended', async () => {
  await expect(read([404, {}], [401, {}])).rejects.toMatchObject({ status: 401 })
})
