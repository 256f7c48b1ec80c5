import { expect, it } from 'vitest'
import type { Post } from '#collections/generated/payload-types.ts'
import { POST_FIELD_NAMES } from '#src/contract/posts/post-fields.ts'
import { hashOfValue } from '#src/import/prepare/hash-of-value.ts'
import { isUnmodified } from '#src/services/import/import-records.ts'

const POST = { title: 'A', content: '<p>Text</p>', tags: ['x'], slug: 'a', readTime: 1 } as Post
const record = (savedHash: string) => ({
  ...{ sourceHash: 'x', savedHash, isReverted: false, post: null },
})
const FIELDS = [
  ...['title', 'excerpt', 'content', 'category', 'tags', 'author', 'imageUrl', 'seoTitle'],
  ...['seoDescription', 'canonicalUrl', 'publishedAt', '_status', 'slug'],
] as const
const values = (post: Post) => FIELDS.map((name) => post[name as keyof Post] ?? null)
const hash = (post: Post) => hashOfValue([...values(post), { readTime: post.readTime }])
const earlierHash = (post: Post) => hashOfValue(values(post))

const EARLIER = 'of an earlier record'
it.each<[what: string, hash: typeof hash, edit: object, readTime: number | null, same: boolean]>([
  ['as it was stored', hash, {}, null, true],
  ['with another read time', hash, { readTime: 7 }, null, false],
  ['with another title', hash, { title: 'B' }, null, false],
  [EARLIER, earlierHash, {}, null, true],
  [`${EARLIER} with the read time of its source`, earlierHash, { readTime: 5 }, 5, true],
  [`${EARLIER} with another read time`, earlierHash, { readTime: 7 }, null, false],
  [`${EARLIER} with another read time than its source`, earlierHash, { readTime: 7 }, 5, false],
])('knows whether a post %s was edited', (_, hashOf, edit, readTime, isSame) => {
  const stored = record(hashOf(POST))
  expect(isUnmodified({ ...POST, ...edit }, { record: stored, readTime })).toBe(isSame)
})

it.each(POST_FIELD_NAMES)('knows that the %s was edited', (name) => {
  const post: Post = { ...POST, series: 'S' }
  const saved = hashOfValue([...values(post), 'S', null, { readTime: 1 }])
  const isSame = (one: Post) => isUnmodified(one, { record: record(saved), readTime: null })
  expect([isSame(post), isSame({ ...post, [name]: 'x' })]).toEqual([true, false])
})
