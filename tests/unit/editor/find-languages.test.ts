import { expect, it } from 'vitest'
import { CODE_LANGUAGES } from '#src/contract/posts/code-languages.ts'
import { findLanguages } from '#src/editor/code/language-picker.ts'

const names = (typed: string) => findLanguages(typed).map(({ name }) => name)

it('offers plain text and the languages of the dialog first', () => {
  expect(names('').slice(0, 13)).toEqual(['Plain text', ...CODE_LANGUAGES])
  expect(new Set(names('')).size).toBe(names('').length)
})

it.each([
  ['go', 'go'],
  ['JS', 'javascript'],
  ['terraform', 'hcl'],
  ['c++', 'cpp'],
  ['yml', 'yaml'],
  ['plain', 'Plain text'],
])('%s finds %s first', (typed, name) => {
  expect(names(typed)[0]).toBe(name)
})

it('finds nothing for a name that no language has', () => {
  expect(names('constructor')).toEqual([])
})
