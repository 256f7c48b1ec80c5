import { expect, it } from 'vitest'
import { frequencyText } from '#src/lib/format/frequency-text.ts'

it('says how often in words, up to nine', () => {
  expect([1, 2, 3, 7, 9, 10].map(frequencyText)).toEqual([
    'once',
    'twice',
    'three times',
    'seven times',
    'nine times',
    '10 times',
  ])
})
