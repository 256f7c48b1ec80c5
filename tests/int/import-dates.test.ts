import { expect, it } from 'vitest'
import type { PostBody } from '#src/contract/posts/post-schemas.ts'
import { openMarkdown } from '#src/import/markdown/markdown-source.ts'
import { importPosts } from '#src/services/import/import-posts.ts'
import { getPost, updatePost } from '#src/services/posts/post-service.ts'
import { adminActor } from '#tests/support/admin-actor.ts'
import { sourceFolder } from '#tests/support/source-folder.ts'

/** The only post of a folder, imported; its file names it. */
async function imported(name: string, front: string, options: { allDrafts?: boolean } = {}) {
  const text = `---\ntitle: A\ndate: 2019-05-01\n${front}---\nText\n`
  const source = await openMarkdown(await sourceFolder({ [`${name}.md`]: text }))
  await importPosts({ actor: await adminActor(), source, origin: name, ...options })
  return readPost(name)
}
const readPost = async (id: string) => getPost({ actor: await adminActor(), id })

it.each([
  ['that were for members there', 'dates-members', 'visibility: members\n', {}],
  ['of which it makes drafts', 'dates-drafts', '', { allDrafts: true }],
])('keeps the date of posts %s, and publishes them at it', async (_, name, front, options) => {
  const {
    id,
    status: _s,
    createdAt: _c,
    updatedAt: _u,
    ...draft
  } = await imported(name, front, options)
  expect(draft).toMatchObject({ isPublished: false, publishedAt: '2019-05-01T00:00:00.000Z' })
  const body = { ...(draft as PostBody), isPublished: true }
  await updatePost({ actor: await adminActor(), id, body })
  expect(await readPost(name)).toMatchObject({
    ...{ isPublished: true, publishedAt: '2019-05-01T00:00:00.000Z' },
  })
})

it('gives the draft of its author no date', async () => {
  expect(await imported('dates-none', 'published: false\n')).toMatchObject({
    ...{ isPublished: false, publishedAt: null },
  })
})
