import { expect, it } from 'vitest'
import { tagSlug } from '#src/lib/tag-slug.ts'

it.each([
  ['Web Performance', 'web-performance'],
  [' CSS ', 'css'],
  ['Größe', 'größe'],
  ['日本語', '日本語'],
  ['Node.js', 'nodejs'],
  ['++', 'plus-plus'],
  ['C', 'c'],
  ['C++20', 'c-plus-plus-20'],
  ['C#', 'c-sharp'],
  ['.NET', 'dot-net'],
  ['CI/CD', 'ci-cd'],
  ['🎉', '127881'],
  ['C ❤', 'c-10084'],
  ['cafe\u0301', 'caf\u00e9'],
])('%j has the slug %j', (tag, slug) => {
  expect(tagSlug(tag)).toBe(slug)
})
