import { describe, expect, it } from 'vitest'
import { displayStatus } from '#src/contract/posts/post-schemas.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { formToBody, rebaseForm, postToForm, statusOptions } from '#src/cms/posts/form/post-form.ts'
import type { FormStatus } from '#src/cms/posts/form/post-form.ts'
import { countByStatus } from '#src/cms/posts/list/post-list-search.ts'
import { samplePost } from '#tests/support/sample-post.ts'

const HOUR = 3_600_000
const now = new Date()
const at = (hours: number) => new Date(now.getTime() + hours * HOUR).toISOString()

const post = (changes: Partial<Post> = {}) =>
  samplePost({
    category: 'Travel',
    author: 'Ada Example',
    publishedAt: at(1),
    createdAt: at(-1),
    updatedAt: at(-1),
    ...changes,
  })
const context = { defaultAuthor: 'Ada Example', savedAuthor: 'Ada Example', now }

describe('a post with a future date', () => {
  it.each([
    ['published', at(1), 'scheduled'],
    ['published', at(-1), 'published'],
    ['published', null, 'published'],
    ['draft', at(1), 'draft'],
  ] as const)('%s with the date %s is %s', (status, publishedAt, shown) => {
    expect(displayStatus({ status, publishedAt })).toBe(shown)
  })

  it.each<[FormStatus, boolean, string | undefined]>([
    ['scheduled', true, at(1)],
    ['published', true, now.toISOString()],
    ['draft', false, undefined],
  ])('saved as %s', (status, isPublished, publishedAt) => {
    const form = { ...postToForm(post()), status }
    expect(formToBody(form, context)).toMatchObject({ isPublished, category: 'Travel' })
    expect(formToBody(form, context).publishedAt).toBe(publishedAt)
  })

  it('is scheduled in the form; only then the select offers the status', () => {
    expect(postToForm(post()).status).toBe('scheduled')
    expect(statusOptions(postToForm(post()))).toContain('scheduled')
    expect(statusOptions(postToForm(post({ publishedAt: at(-1) })))).toEqual(['draft', 'published'])
  })

  it('is counted separately', () => {
    const posts = [post(), post({ publishedAt: at(-1) }), post({ status: 'draft' })]
    expect(countByStatus(posts)).toEqual({ published: 1, scheduled: 1, drafts: 1 })
  })
})

it('saving over a conflicting version keeps its category and date', () => {
  const theirs = postToForm(post({ category: 'Cooking', publishedAt: at(5) }))
  const mine = { ...postToForm(post()), title: 'Mine' }
  expect(formToBody(rebaseForm(mine, theirs), context)).toMatchObject({
    title: 'Mine',
    category: 'Cooking',
    publishedAt: at(5),
  })
})
