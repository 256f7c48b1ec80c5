import { describe, expect, it } from 'vitest'
import { postToForm } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import {
  actionLabel,
  publishingAction,
  publishingWords,
} from '#src/cms/posts/publishing/publishing-words.ts'
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
      'Draft, saved 10:42 · Unsaved changes: the text is longer than 512 kB',
      { stored: DRAFT, form: { content: `<p>${'é'.repeat(262_144)}</p>` } },
    ],
    ['Draft, saved 10:42', { stored: DRAFT }],
    ['Draft, saved 3 November', { stored: DRAFT, at: new Date('2026-11-03T05:00:00.000Z') }],
    [
      'Draft, saved 10:42, will be published when you save · Unsaved changes',
      { stored: DRAFT, form: { status: 'published' } },
    ],
    ['Live since 3 November', { stored: LIVE }],
    [
      'Live since 3 November, address changes when you publish · Unsaved changes',
      { stored: LIVE, form: { slug: 'other' } },
    ],
    [
      'Live since 3 November, changes not published',
      { stored: LIVE, live: { ...LIVE, title: 'x', excerpt: 'y' } },
    ],
    [
      'Live since 3 November, changes not published',
      { stored: LIVE, live: { ...LIVE, title: 'x' } },
    ],
    [
      'Live since 3 November, will go offline when you save · Unsaved changes',
      { stored: LIVE, form: { status: 'draft' } },
    ],
    ['Goes live 3 December, 10:45', { stored: SOON }],
    [
      'Goes live 3 December, 10:45, will be published when you save · Unsaved changes',
      { stored: SOON, form: { status: 'published' } },
    ],
    [
      'Draft, saved 10:42, will go live 1 January 2027, 10:00 when you save · Unsaved changes',
      { stored: DRAFT, form: { status: 'scheduled', scheduledFor: '2027-01-01T10:00' } },
    ],
  ])('%s', (words, shown) => {
    expect(publishingWords(draftOf(shown), NOW)).toBe(words)
  })
})

describe('the one button', () => {
  it.each<[string, Shown]>([
    ['Publish', { stored: DRAFT }],
    ['Publish', { stored: DRAFT, isNew: true }],
    [
      'Schedule for 1 January 2027, 10:00',
      { stored: DRAFT, form: { status: 'scheduled', scheduledFor: '2027-01-01T10:00' } },
    ],
    ['Schedule for 3 December, 10:45', { stored: SOON }],
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
