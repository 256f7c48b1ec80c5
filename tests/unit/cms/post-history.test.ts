import { describe, expect, it } from 'vitest'
import type { ComparedLine, TextPart } from '#src/contract/comparison-schemas.ts'
import { changeSizeText } from '#src/cms/documents/change-size.ts'
import { foldUnchanged } from '#src/cms/documents/fold-unchanged.ts'

const line = (text: string, change: TextPart['change'] = 'same'): ComparedLine => ({
  kind: 'text',
  parts: [{ change, text }],
  isReformatted: false,
})
/** `a b` are unchanged, `C` is changed; folded ones are counted. */
const folded = (letters: string) =>
  foldUnchanged(
    [...letters].map((letter) => line(letter, letter === letter.toUpperCase() ? 'added' : 'same')),
  )
    .map((hunk) => (Array.isArray(hunk) ? hunk.length : hunk.parts[0]?.text))
    .join('')

describe('foldUnchanged', () => {
  it.each([
    ['abcdefXghijkl', '5fXg5'],
    ['Xabcd', 'Xa3'],
    ['XabcdeY', 'Xa3eY'],
    ['XabcdY', 'XabcdY'],
    ['ab', 'ab'],
    ['', ''],
  ])('%s: keeps one unchanged line next to each change', (letters, expected) => {
    expect(folded(letters)).toBe(expected)
  })

  it('does not fold a line whose formatting changed', () => {
    const lines = [...'abcd'].map((text) => line(text))
    const hunks = foldUnchanged([...lines, { ...line('x'), isReformatted: true }, ...lines])
    expect(hunks.map(Array.isArray)).toEqual([true, false, false, false, true])
  })
})

describe('changeSizeText', () => {
  it.each([
    [{ added: 1200, removed: 3 }, '+1,200 −3 words'],
    [{ added: 1, removed: 0 }, '+1 word'],
    [{ added: 0, removed: 2 }, '−2 words'],
    [{ added: 0, removed: 0 }, 'no words changed'],
    [null, 'oldest version kept'],
  ])('%o is "%s"', (size, text) => {
    expect(changeSizeText(size)).toBe(text)
  })
})
