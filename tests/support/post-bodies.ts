import type { PostBodyInput } from '#src/contract/posts/post-schemas.ts'

/** A valid body of POST and PUT /api/blog, with overrides. */
export const postBody = (changes: Partial<PostBodyInput> = {}): PostBodyInput => ({
  title: 'A post of the tests',
  excerpt: 'What it is about.',
  content: '<p>Hello, reader.</p>',
  category: 'Technology',
  readTime: 5,
  imageUrl: null,
  tags: ['testing'],
  isPublished: true,
  ...changes,
})

export const messageBody = (changes: Record<string, unknown> = {}) => ({
  name: 'Rita Reader',
  email: 'rita@example.com',
  subject: 'A question',
  message: 'Hello,\nwould you have time next week?',
  ...changes,
})
