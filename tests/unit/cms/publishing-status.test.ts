import { describe, expect, it } from 'vitest'
import { postToForm } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import {
  actionLabel,
  publishingAction,
  publishingStatusText,
} from '#src/cms/posts/publishing/publishing-status.ts'
import { samplePost } from '#tests/support/sample-post.ts'

// 10:45 in Kathmandu.
const NOW = Date.parse('2026-11-10T05:00:00.000Z')
const LIVE = postToForm(samplePost({ publishedAt: '2026-11-03T05:00:00.000Z' }), NOW)
const DRAFT: PostForm = { ...LIVE, status: 'draft', publishedAt: null }
const SOON = postToForm(samplePost({ publishedAt: '2026-12-03T05:00:00.000Z' }), NOW)
const AT = new Date('2026-11-10T04:57:00.000Z')

type Shown = {
  stored: PostForm
  form?: Partial<PostForm>
  live?: PostForm | null
  isNew?: boolean
  at?: Date
}
const draftOf = ({
  stored,
  form = {},
  live = stored.status === 'draft' ? null : stored,
  isNew = false,
  at = AT,
}: Shown) => ({
  form: { ...stored, ...form },
  etag: null,
  key: 'k',
  stored: {
    id: isNew ? null : '1',
    form: stored,
    etag: null,
    live,
    at,
    isAutosaved: live !== stored && live !== null,
  },
})

describe('where a post stands, in words', () => {
  it.each<[string, Shown]>([
    ['Not saved yet', { stored: DRAFT, isNew: true }],
    ['Not saved yet · Unsaved changes', { stored: DRAFT, isNew: true, form: { title: 'x' } }],
    [
      'Draft, saved at 10:42 AM · Unsaved changes: the text is longer than 512 kB',
      { stored: DRAFT, form: { content: `<p>${'é'.repeat(262_144)}</p>` } },
    ],
    ['Draft, saved at 10:42 AM', { stored: DRAFT }],
    ['Draft, saved on Nov 3', { stored: DRAFT, at: new Date('2026-11-03T05:00:00.000Z') }],
    [
      'Draft, saved at 10:42 AM · Saving will publish this post · Unsaved changes',
      { stored: DRAFT, form: { status: 'published' } },
    ],
    ['Published on Nov 3', { stored: LIVE }],
    [
      'Published on Nov 3 · Publishing will change the URL · Unsaved changes',
      { stored: LIVE, form: { slug: 'other' } },
    ],
    ['Published on Nov 3, unpublished changes', { stored: LIVE, live: { ...LIVE, title: 'x' } }],
    [
      'Published on Nov 3 · Saving will unpublish this post · Unsaved changes',
      { stored: LIVE, form: { status: 'draft' } },
    ],
    ['Scheduled for Dec 3, 10:45 AM', { stored: SOON }],
    [
      'Scheduled for Dec 3, 10:45 AM · Saving will publish this post · Unsaved changes',
      { stored: SOON, form: { status: 'published' } },
    ],
    [
      'Draft, saved at 10:42 AM · Saving will schedule this post for Jan 1, 2027, 10:00 AM · Unsaved changes',
      { stored: DRAFT, form: { status: 'scheduled', scheduledFor: '2027-01-01T10:00' } },
    ],
  ])('%s', (words, shown) => {
    expect(publishingStatusText(draftOf(shown), NOW)).toBe(words)
  })
})

describe('the one button', () => {
  it.each<[string, Shown]>([
    ['Publish', { stored: DRAFT }],
    [
      'Schedule for Jan 1, 2027, 10:00 AM',
      { stored: DRAFT, form: { status: 'scheduled', scheduledFor: '2027-01-01T10:00' } },
    ],
    ['Schedule for Dec 3, 10:45 AM', { stored: SOON }],
    ['Schedule', { stored: DRAFT, form: { status: 'scheduled', scheduledFor: '' } }],
    ['Publish', { stored: SOON, form: { status: 'published' } }],
    ['Unpublish', { stored: LIVE }],
    ['Unpublish', { stored: LIVE, form: { status: 'draft', title: 'x' } }],
    ['Publish changes', { stored: LIVE, form: { title: 'x' } }],
    ['Publish changes', { stored: LIVE, live: { ...LIVE, title: 'x' } }],
  ])('says %s', (label, shown) => {
    const draft = draftOf(shown)
    expect(actionLabel(publishingAction(draft, NOW), draft.form, NOW)).toBe(label)
  })
})
