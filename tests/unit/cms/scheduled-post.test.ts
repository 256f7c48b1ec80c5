import { describe, expect, it } from 'vitest'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import {
  firstProblem,
  formToBody,
  isPublicNow,
  postToForm,
  rebaseForm,
  statusLabel,
  statusOptions,
} from '#src/cms/posts/form/post-form.ts'
import type { FormStatus, PostForm } from '#src/cms/posts/form/post-form.ts'
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
const context = { defaultAuthor: 'Ada Example', stored: postToForm(post()), now }

describe('a post with a future date', () => {
  it.each<[string, FormStatus, boolean, string | undefined]>([
    ['', 'scheduled', true, at(1)],
    ['[S4-post-04] [S4-post-05]', 'published', true, now.toISOString()],
    ['[S4-post-06] [S4-post-07]', 'draft', false, undefined],
  ])(
    '%s sends the flag and the time of a post saved as %s',
    (_, status, isPublished, publishedAt) => {
      const form = { ...postToForm(post()), status }
      expect(formToBody(form, context)).toMatchObject({ isPublished, category: 'Travel' })
      expect(formToBody(form, context).publishedAt).toBe(publishedAt)
    },
  )

  it('is scheduled in the form; only then the select offers the status', () => {
    expect(postToForm(post()).status).toBe('scheduled')
    expect(statusOptions(postToForm(post()))).toContain('scheduled')
    expect(statusOptions(postToForm(post({ publishedAt: at(-1) })))).toEqual(['draft', 'published'])
  })
})

it('saving over a conflicting version keeps my category and date', () => {
  const theirs = postToForm(post({ category: 'Cooking', publishedAt: at(5) }))
  const mine = { ...postToForm(post()), title: 'Mine' }
  const body = formToBody(rebaseForm(mine, theirs), context)
  expect(body).toMatchObject({ title: 'Mine', category: 'Travel' })
  expect(Date.parse(body.publishedAt ?? '')).toBe(Math.floor(Date.parse(at(1)) / 60_000) * 60_000)
})

describe('a date in the form', () => {
  const draft = postToForm(post({ status: 'draft', isPublished: false, publishedAt: null }))
  const planned = (scheduledFor: string): PostForm => ({
    ...draft,
    status: 'scheduled',
    scheduledFor,
  })

  it('is sent as the time in the zone of the author', () => {
    // The tests run in Asia/Kathmandu.
    expect(formToBody(planned('2040-05-06T07:00'), context)).toMatchObject({
      isPublished: true,
      publishedAt: '2040-05-06T01:15:00.000Z',
    })
    expect(statusLabel('scheduled', planned('2040-05-06T07:00'))).toBe(
      'Scheduled for May 6, 2040 at 7:00 AM',
    )
  })

  it.each([
    ['', 'Enter the complete date and time, or choose another status.'],
    ['2020-05-06T07:00', 'This time has passed. Choose a later one, or publish now.'],
    ['2040-05-06T07:00', undefined],
  ])('%j: %s', (scheduledFor, message) => {
    expect(firstProblem(planned(scheduledFor))?.message).toBe(message)
  })

  it('accepts a date that passes while the form is open', () => {
    const form = { ...postToForm(post()), publishedAt: at(-1) }
    const passed = { ...form, scheduledFor: postToForm(post({ publishedAt: at(1) })).scheduledFor }
    const open = { ...passed, publishedAt: at(1) }
    expect(firstProblem(open)).toBeNull()
    expect(isPublicNow(open, now.getTime())).toBe(false)
    expect(isPublicNow(open, now.getTime() + 2 * HOUR)).toBe(true)
  })
})
