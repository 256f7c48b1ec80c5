import { expect, it } from 'vitest'
import { withinDeadline } from '#src/import/source/within-deadline.ts'

it('returns the result of a function', () => {
  expect(withinDeadline(() => withinDeadline(() => ({ a: 1 })))).toEqual({ a: 1 })
})

it('rethrows the error of the function', () => {
  const fail = () => {
    throw new RangeError('deep')
  }
  expect(() => withinDeadline(fail)).toThrow(new RangeError('deep'))
})

it.each([
  [
    'a loop',
    () => {
      while (true);
    },
  ],
  ['a regular expression', () => /^(a+)+$/.test(`${'a'.repeat(60)}b`)],
])('ends %s after the deadline, and works again', (_, work) => {
  expect(() => withinDeadline(work, 50)).toThrow('Its text takes too long to read.')
  expect(withinDeadline(() => 'next')).toBe('next')
})
