import { expect, it } from 'vitest'
import { cutText } from '#src/lib/format/cut-text.ts'

it.each([
  ['one two three', 13, 'one two three'],
  ['one two three', 12, 'one two…'],
  ['onetwothree', 8, 'onetwot…'],
  ['React こんにちは世界の皆さん', 12, 'React こんにちは…'],
  ['ああああ😀ああああ', 6, 'ああああ…'],
  ['ああああ😀ああああ', 7, 'ああああ😀…'],
  ['aaa👨‍👩‍👧bbbb', 10, 'aaa…'],
  ['aaae\u0301bbb', 5, 'aaa…'],
])('cuts %j to %d characters', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut)
  expect(cut.length).toBeLessThanOrEqual(max)
  expect(cut.isWellFormed()).toBe(true)
})
