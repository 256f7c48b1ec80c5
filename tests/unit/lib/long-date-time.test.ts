import { expect, it } from 'vitest'
import {
  formatLongDateTime,
  formatPlannedTime,
  formatShortDate,
} from '#src/lib/format/long-date-time.ts'

// The suite runs in Asia/Kathmandu (UTC+5:45), so the local time zone is visible in the result.
it('[S2-contacts-14] formats a long date with the local time', () => {
  expect(formatLongDateTime('2026-03-10T20:30:00.000Z')).toMatch(/^March 11, 2026 at 2:15\sAM$/)
})

it('[S2-contacts-11] formats a short date in the local time zone', () => {
  expect(formatShortDate('2026-03-10T20:30:00.000Z')).toBe('Mar 11, 2026')
})

it.each([
  ['2026-12-24T20:30:00.000Z', /^Dec 25, 2:15\sAM$/],
  ['2027-03-10T20:30:00.000Z', /^Mar 11, 2027, 2:15\sAM$/],
])('formats the planned time %s, with another year', (iso, expected) => {
  expect(formatPlannedTime(iso, Date.parse('2026-06-01T12:00:00Z'))).toMatch(expected)
})
