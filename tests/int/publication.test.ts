import { expect, it } from 'vitest'
import { visitor } from '#src/services/platform/payload.ts'
import { listPosts } from '#src/services/posts/list-posts.ts'
import { createPost } from '#src/services/posts/post-service.ts'
import { nextPublication } from '#src/services/posts/public-posts.ts'
import { postBodySchema } from '#src/contract/posts/post-schemas.ts'
import { adminActor } from '#tests/support/admin-actor.ts'
import { postBody } from '#tests/support/post-bodies.ts'

it('returns the time of the next scheduled post, which is public from then on', async () => {
  expect(await nextPublication()).toBeNull()
  const actor = await adminActor()
  const due = new Date(Date.now() + 3_600_000).toISOString()
  const later = new Date(Date.now() + 7_200_000).toISOString()
  for (const [title, publishedAt] of [
    ['Later', later],
    ['Soon', due],
  ] as const) {
    await createPost({ actor, body: postBodySchema.parse(postBody({ title, publishedAt })) })
  }
  expect(await nextPublication()).toBe(due)
  expect(await nextPublication(new Date(due))).toBe(later)
  expect(await listPosts({ actor: visitor })).toEqual([])
})
