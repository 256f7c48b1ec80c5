import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLongTimeout, nextScheduledChange } from '#src/server/invalidation/schedule.ts'

describe('a timer for a time far away', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') }))
  afterEach(() => vi.useRealTimers())

  it('fires at the most recently set time', () => {
    const onDue = vi.fn()
    const schedule = createLongTimeout(onDue)
    schedule.set('2026-01-01T00:00:10Z')
    schedule.set('2026-01-01T00:00:20Z')
    vi.advanceTimersByTime(19_000)
    expect(onDue).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1_500)
    expect(onDue).toHaveBeenCalledTimes(1)
  })

  it('waits a day, not zero seconds, for a time beyond the maximum of a timer', () => {
    const onDue = vi.fn()
    // A delay beyond 2^31 - 1 ms (24.8 days) would fire after 1 ms.
    createLongTimeout(onDue).set('2026-06-01T00:00:00Z')
    vi.advanceTimersByTime(23 * 60 * 60_000)
    expect(onDue).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60 * 60_000)
    expect(onDue).toHaveBeenCalledTimes(1)
  })

  it('does not fire after stop', () => {
    const onDue = vi.fn()
    const schedule = createLongTimeout(onDue)
    schedule.set('2026-01-01T00:00:10Z')
    schedule.stop()
    vi.advanceTimersByTime(60_000)
    expect(onDue).not.toHaveBeenCalled()
  })
})

const now = new Date('2026-12-31T23:59:00Z')

it.each([
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
])('the next change is the new year or a scheduled post: %s', (_, scheduled, change) => {
  expect(nextScheduledChange(scheduled, now)).toBe(change)
})

it('schedules the next new year at the first moment of a year', () => {
  expect(nextScheduledChange([], new Date('2027-01-01T00:00:00.000Z'))).toBe(
    '2028-01-01T00:00:00.000Z',
  )
})
