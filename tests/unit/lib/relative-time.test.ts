import { expect, it } from 'vitest'
import { formatRelativeTime } from '#src/lib/format/relative-time.ts'

const now = Date.parse('2026-03-10T12:00:00.000Z')
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

it.each([
  [59 * SECOND, 'just now'],
  [-30 * SECOND, 'just now'],
  [MINUTE, '1 minute ago'],
  [119 * SECOND, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [23 * HOUR + 59 * MINUTE, '23 hours ago'],
  [DAY, '1 day ago'],
  [29 * DAY, '29 days ago'],
  [30 * DAY, '1 month ago'],
  [364 * DAY, '12 months ago'],
  [365 * DAY, '1 year ago'],
  [-2 * HOUR, 'in 2 hours'],
])('[S2-media-21] formats %d milliseconds as %s', (age, text) => {
  expect(formatRelativeTime(new Date(now - age).toISOString(), now)).toBe(text)
})

it('returns an empty string for an invalid date', () => {
  expect(formatRelativeTime('soon', now)).toBe('')
})
