import { expect, it } from 'vitest'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { publicationProblem } from '#src/services/posts/publish-draft.ts'
import { postBody } from '#tests/support/post-bodies.ts'

const post = (changes: object) =>
  ({ ...postBody(), author: 'Ada', seoTitle: null, seoDescription: null, ...changes }) as Post

it.each([
  ['a complete draft', {}, undefined],
  ['a slug that no new post may have', { slug: 'Old_Slug' }, undefined],
  ['no title', { title: '' }, 'Title is required'],
  ['no excerpt', { excerpt: ' ' }, 'Excerpt is required'],
  ['an empty paragraph', { content: '<p></p>' }, 'Content is required'],
])('checks %s', (_, changes, problem) => {
  expect(publicationProblem(post(changes))).toBe(problem)
})
