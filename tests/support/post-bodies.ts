import { eachPostField, isNumberField } from '#src/contract/posts/post-fields.ts'
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

/** A body with a value of its own for each declared field. */
export const fullPostBody = () => ({
  ...postBody(),
  ...(eachPostField((name) => (isNumberField(name) ? 7 : `Its ${name}`)) as PostBodyInput),
  slug: 'a-slug',
  content: '<p>Its <strong>text</strong></p>',
  imageUrl: 'https://example.com/a.png',
  canonicalUrl: 'https://example.com/a',
  tags: ['Its', 'tags'],
})

export const messageBody = (changes: Record<string, unknown> = {}) => ({
  name: 'Rita Reader',
  email: 'rita@example.com',
  subject: 'A question',
  message: 'Hello,\nwould you have time next week?',
  ...changes,
})

export const messageFrom = (name: string) =>
  messageBody({ name, subject: `From ${name}`, message: `I am ${name}.` })
