import { expect, it } from 'vitest'
import { timeZoneOffsets } from '#src/lib/format/time-zone-offsets.ts'

const offsets = (timeZone: string) =>
  timeZoneOffsets(timeZone, Date.parse('2026-01-01T10:40:00Z')).map(
    ([from, minutes]) => `${new Date(from).toISOString().slice(0, 16)} ${minutes}`,
  )

it.each([
  [
    'Europe/Lisbon',
    [
      ...['1970-01-01T00:00 0', '2026-03-29T01:00 60', '2026-10-25T01:00 0'],
      ...['2027-03-28T01:00 60', '2027-10-31T01:00 0'],
    ],
  ],
  ['Asia/Kathmandu', ['1970-01-01T00:00 345']],
  ['UTC', ['1970-01-01T00:00 0']],
])('has the offsets of %s', (timeZone, expected) => {
  expect(offsets(timeZone)).toEqual(expected)
})

it('has an offset west of Greenwich and a change by half an hour', () => {
  expect(offsets('America/New_York').slice(0, 2)).toEqual([
    '1970-01-01T00:00 -300',
    '2026-03-08T07:00 -240',
  ])
  expect(offsets('Australia/Lord_Howe').slice(0, 2)).toEqual([
    '1970-01-01T00:00 660',
    '2026-04-04T15:00 630',
  ])
})
