import { expect, it } from 'vitest'
import { nextScheduledChange } from '#src/server/invalidation/next-scheduled-change.ts'

const now = new Date('2026-12-31T23:59:00Z')

it.each([
  ['nothing is scheduled', [null, null], '2027-01-01T00:00:00.000Z'],
  ['a post comes before it', ['2026-12-31T23:59:30.000Z', null], '2026-12-31T23:59:30.000Z'],
  [
    'another comes before both',
    ['2027-03-01T00:00:00.000Z', '2026-12-31T23:59:40.000Z'],
    '2026-12-31T23:59:40.000Z',
  ],
  ['a post comes after it', ['2027-03-01T00:00:00.000Z'], '2027-01-01T00:00:00.000Z'],
  [
    'a post is written with another zone',
    ['2027-01-01T02:00:00+02:30'],
    '2027-01-01T02:00:00+02:30',
  ],
])('the next change is the new year or what is scheduled: %s', (_, scheduled, change) => {
  expect(nextScheduledChange(scheduled, now)).toBe(change)
})

it('at the first moment of a year is the next new year', () => {
  expect(nextScheduledChange([], new Date('2027-01-01T00:00:00.000Z'))).toBe(
    '2028-01-01T00:00:00.000Z',
  )
})
