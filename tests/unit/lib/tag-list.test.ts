import { expect, it } from 'vitest'
import { tagKey, usedTags, withoutTags, withTags } from '#src/lib/tag-list.ts'

it.each([
  ['Node.js', 'NodeJS', true],
  ['C', 'C++', false],
])('%s and %s are one tag: %s', (one, other, isSame) => {
  expect(tagKey(one) === tagKey(other)).toBe(isSame)
})

it('adds missing tags at the end', () => {
  expect(withTags(['Go', 'React'], ['react', 'Rust'])).toEqual(['Go', 'React', 'Rust'])
})

it('removes tags in any spelling', () => {
  expect(withoutTags(['Go', 'React', 'Rust'], ['RUST', 'go'])).toEqual(['React'])
})

it('counts each tag once, in its most frequent spelling, by name', () => {
  expect(usedTags([['react', 'Go'], ['React'], ['React'], []])).toEqual([
    { key: 'go', name: 'Go', spellings: ['Go'], uses: 1 },
    { key: 'react', name: 'React', spellings: ['React', 'react'], uses: 3 },
  ])
})
