import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseRange } from '#src/http/byte-range.ts'

it.each([
  [null, 'whole'],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=99-100', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,3-4', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=0x1-2', 'whole'],
])('parses %j of ten bytes as %j', (header, expected) => {
  expect(parseRange(header, 10)).toEqual(expected)
})

it('a range never exceeds the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1_000_000 }), (first, last, size) => {
      const range = parseRange(`bytes=${first}-${last}`, size)
      const bounds = typeof range === 'string' ? { start: 0, end: size - 1 } : range
      expect(bounds.start).toBeLessThanOrEqual(bounds.end)
      expect(bounds.end).toBeLessThan(size)
    }),
  )
})
