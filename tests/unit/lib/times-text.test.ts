import { expect, it } from 'vitest'
import { timesText } from '#src/lib/format/times-text.ts'

it('says how often in words, up to nine', () => {
  expect([1, 2, 3, 7, 9, 10].map(timesText)).toEqual([
    'once',
    'twice',
    'three times',
    'seven times',
    'nine times',
    '10 times',
  ])
})
