import { describe, expect, it } from 'vitest'
import { dateShift, shiftDate } from '#src/scripts/seed-content/seed-dates.ts'

const DATES = ['2021-03-02T10:00:00.000Z', '2026-11-03T07:45:00.000Z']

describe('the dates of example content', () => {
  it('stay unchanged when they are in the past', () => {
    const shift = dateShift(DATES, new Date('2027-01-01T00:00:00Z'))
    expect(DATES.map((date) => shiftDate(date, shift))).toEqual(DATES)
  })

  it('are shifted together on a machine with a slow clock', () => {
    const now = new Date('2026-05-04T12:00:00Z')
    const [oldest, newest] = DATES.map((date) => shiftDate(date, dateShift(DATES, now)))
    expect(newest).toBe('2026-05-03T12:00:00.000Z')
    expect(oldest).toBe('2020-08-30T14:15:00.000Z')
  })
})
