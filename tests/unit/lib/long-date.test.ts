import { expect, it } from 'vitest'
import { formatLongDate } from '#src/lib/format/long-date.ts'

it('[S9-date-01] prints an en-US long date', () => {
  expect(formatLongDate('2026-03-04T12:00:00.000Z')).toBe('March 4, 2026')
})

it('[S2-blog-post-04] prints the same day in every time zone', () => {
  expect(formatLongDate('2026-03-04T23:30:00.000Z')).toBe('March 4, 2026')
  expect(formatLongDate('2026-03-05T00:30:00.000+02:00')).toBe('March 4, 2026')
})

it.each(Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2025, month, 28))))(
  'names the month of %s as browsers do',
  (date) => {
    const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    expect(formatLongDate(date.toISOString())).toBe(format.format(date))
  },
)
