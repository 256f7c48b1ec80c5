import { expect, it } from 'vitest'
import { tagSlug } from '#src/lib/tag-slug.ts'

it.each([
  ['css', 'css'],
  ['Web Performance', 'web-performance'],
  [' CSS ', 'css'],
  ['Größe', 'größe'],
  ['日本語', '日本語'],
  ['Node.js', 'nodejs'],
  ['++', ''],
])('%j has the address %j', (tag, slug) => {
  expect(tagSlug(tag)).toBe(slug)
})
