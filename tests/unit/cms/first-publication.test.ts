import { expect, it } from 'vitest'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { firstPublication } from '#src/cms/posts/list/use-post-actions.tsx'

const post = (title: string, publishedAt: string | null) => ({ title, publishedAt }) as ListedPost
const known = post('Known', '2024-01-01T00:00:00.000Z')
const draft = post('Draft', null)
const planned = post('Planned', '2999-01-01T00:00:00.000Z')

it('leaves out the drafts and scheduled posts of a mixed selection, and names them', () => {
  expect(firstPublication([known, draft, planned])).toEqual({
    known: [known],
    choice: 'Publish them too',
    question: {
      title: 'Publish 3 posts?',
      description:
        '2 posts were never public: "Draft" and "Planned". If you do not select this, only the others are published.',
      confirmLabel: 'Publish',
    },
  })
  expect(firstPublication([known, draft])?.choice).toBe('Publish it too')
})

it.each([
  ['posts that were public before', [known, known, known, known, known, known]],
  ['a few drafts alone', [draft, planned, draft, draft]],
])('asks nothing about %s', (_, posts) => {
  expect(firstPublication(posts)).toBeNull()
})

it('asks about many posts that were never public, and publishes all of them', () => {
  expect(firstPublication(Array.from({ length: 7 }, () => draft))).toMatchObject({
    choice: null,
    question: {
      description: expect.stringMatching(/^7 posts were never public: .*, and 2 more\.$/),
    },
  })
})
