import { expect, it } from 'vitest'
import { CODE_LANGUAGES } from '#src/contract/posts/code-languages.ts'
import { HIGHLIGHTED_LANGUAGES } from '#src/content/highlight/highlighted-languages.ts'
import { tokenizeCode } from '#src/content/highlight/tokenize-code.ts'

it.each(Object.keys(HIGHLIGHTED_LANGUAGES))('%s is highlighted', (language) => {
  expect(tokenizeCode('"a"', language)).toBeDefined()
})

it('includes the languages of the dialog', () => {
  expect(Object.keys(HIGHLIGHTED_LANGUAGES)).toEqual(expect.arrayContaining(CODE_LANGUAGES))
})
