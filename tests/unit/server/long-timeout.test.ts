import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLongTimeout } from '#src/server/invalidation/long-timeout.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') }))
afterEach(() => vi.useRealTimers())

it('fires at the last time set', () => {
  const onDue = vi.fn()
  const schedule = createLongTimeout(onDue)
  schedule.set('2026-01-01T00:00:10Z')
  schedule.set('2026-01-01T00:00:20Z')
  vi.advanceTimersByTime(19_000)
  expect(onDue).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_500)
  expect(onDue).toHaveBeenCalledTimes(1)
})

it('wakes after a day for a time that exceeds the maximum of a timer, and not at once', () => {
  const onDue = vi.fn()
  // A delay beyond 2^31 - 1 ms (24.8 days) would fire after 1 ms.
  createLongTimeout(onDue).set('2026-06-01T00:00:00Z')
  vi.advanceTimersByTime(23 * 60 * 60_000)
  expect(onDue).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60 * 60_000)
  expect(onDue).toHaveBeenCalledTimes(1)
})

it('does not fire when nothing is scheduled, or after stop', () => {
  const onDue = vi.fn()
  const schedule = createLongTimeout(onDue)
  schedule.set(null)
  schedule.set('2026-01-01T00:00:10Z')
  schedule.stop()
  vi.advanceTimersByTime(60_000)
  expect(onDue).not.toHaveBeenCalled()
})
