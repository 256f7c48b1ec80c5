import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import { samplePost } from '#tests/support/sample-post.ts'

/** A public post with overrides. */
export const publishedPost = (changes: Partial<PublishedPost> = {}): PublishedPost => ({
  ...samplePost({
    id: '5b0f1c5e-0d5c-4a55-9d0e-6f6b9d3f1a11',
    slug: 'what-a-migration-locks',
    title: 'What a migration locks',
    excerpt: 'Nine statements, and who waits for each.',
    content: '<p>Two words.</p><h2>Why it waits</h2>',
    tags: ['PostgreSQL', 'Web Performance'],
    publishedAt: '2026-03-04T10:00:00.000Z',
    createdAt: '2026-03-01T10:00:00.000Z',
    // A later save that left the text unchanged.
    updatedAt: '2026-03-09T08:00:00.000Z',
  }),
  textChangedAt: '2026-03-05T11:30:00.000Z',
  coverVersion: null,
  ...changes,
})
