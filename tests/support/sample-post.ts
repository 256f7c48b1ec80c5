import { postFieldParts } from '#src/contract/posts/post-fields.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'

/** A post as the API returns it, with overrides. */
export const samplePost = (changes: Partial<Post> = {}): Post => ({
  ...postFieldParts('ifMissing'),
  id: '0198e0c4-6a5e-7c3b-9d0a-0123456789ab',
  slug: 'a-title',
  title: 'A title',
  excerpt: 'An excerpt',
  content: '<p>Text</p>',
  category: 'Technology',
  readTime: 7,
  author: defaultProfile.personal.name,
  status: 'published',
  isPublished: true,
  publishedAt: '2026-03-01T00:00:00.000Z',
  createdAt: '2026-03-01T00:00:00.000Z',
  updatedAt: '2026-03-01T00:00:00.000Z',
  ...changes,
})
