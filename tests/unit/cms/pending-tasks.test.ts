import { describe, expect, it } from 'vitest'
import { brokenLinkText } from '#src/cms/components/links/broken-link-text.ts'
import {
  isStale,
  oldDrafts,
  scheduledPosts,
  undescribedImages,
} from '#src/cms/dashboard/pending-tasks.ts'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'

const NOW = Date.parse('2026-05-01T12:00:00Z')
const post = (changes: Partial<ListedPost>) => ({ status: 'draft', ...changes }) as ListedPost

describe('pending tasks', () => {
  it('a draft is old after 30 days; published posts and drafts without a date are not', () => {
    const posts = [
      post({ id: 'old', createdAt: '2026-04-01T11:59:59Z' }),
      post({ id: 'new', createdAt: '2026-04-01T12:00:01Z' }),
      post({ id: 'published', status: 'published', createdAt: '2026-01-01T12:00:00Z' }),
      post({ id: 'undated' }),
    ]
    expect(oldDrafts(posts, NOW).map(({ id }) => id)).toEqual(['old'])
  })

  it('the next scheduled post comes first; drafts with a date are not scheduled', () => {
    const posts = [
      post({ id: 'later', status: 'published', publishedAt: '2026-06-01T12:00:00Z' }),
      post({ id: 'next', status: 'published', publishedAt: '2026-05-01T12:00:01Z' }),
      post({ id: 'public', status: 'published', publishedAt: '2026-05-01T12:00:00Z' }),
      post({ id: 'draft', publishedAt: '2026-05-02T12:00:00Z' }),
    ]
    expect(scheduledPosts(posts, NOW).map(({ id }) => id)).toEqual(['next', 'later'])
  })

  it.each([
    ['2026-04-30T12:00:00Z', false],
    ['2026-04-24T12:00:01Z', false],
    ['2026-04-24T11:59:59Z', true],
  ])('the newest backup, of %s, is stale after a week: %s', (madeAt, expected) => {
    expect(isStale({ madeAt }, NOW)).toBe(expected)
  })

  it('only images need an alternative text', () => {
    const items = [
      { id: 'picture', mimeType: 'image/png', alt: '' },
      { id: 'described', mimeType: 'image/png', alt: 'A view' },
      { id: 'document', mimeType: 'application/pdf', alt: '' },
    ] as MediaItem[]
    expect(undescribedImages(items).map(({ id }) => id)).toEqual(['picture'])
  })
})

describe('text of a broken link', () => {
  const link = { kind: 'link', url: '/blog/gone', text: 'here', reason: 'missing' } as const
  it.each([
    [link, '“here” links to /blog/gone, which does not exist.'],
    [{ ...link, text: '', reason: 'hidden' }, '/blog/gone is not public.'],
    [
      { ...link, kind: 'picture', text: 'A view', reason: 'trashed' },
      'The image “A view” is in the trash.',
    ],
    [{ ...link, kind: 'picture', text: '' }, 'The image /blog/gone does not exist.'],
    [
      { ...link, kind: 'featured-image', text: '' },
      'The featured image /blog/gone does not exist.',
    ],
  ] as const)('%o: %s', (broken, text) => {
    expect(brokenLinkText(broken)).toBe(text)
  })
})
