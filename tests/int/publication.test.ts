import { expect, it } from 'vitest'
import { visitor } from '#src/services/platform/payload.ts'
import { listPosts } from '#src/services/posts/list-posts.ts'
import { nextPublication } from '#src/services/posts/public-posts.ts'
import { create } from '#tests/support/post-calls.ts'

it('returns the time of the next scheduled post, which is public from then on', async () => {
  expect(await nextPublication()).toBeNull()
  const due = new Date(Date.now() + 3_600_000).toISOString()
  const later = new Date(Date.now() + 7_200_000).toISOString()
  await create({ title: 'Later', publishedAt: later })
  await create({ title: 'Soon', publishedAt: due })
  expect(await nextPublication()).toBe(due)
  expect(await nextPublication(new Date(due))).toBe(later)
  expect(await listPosts({ actor: visitor })).toEqual([])
})
