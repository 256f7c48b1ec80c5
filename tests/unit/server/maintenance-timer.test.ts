import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from '#src/server/process/logger.ts'
import { startMaintenance } from '#src/server/invalidation/maintenance-timer.ts'

const MINUTE = 60_000
const logger = createLogger('silent')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs again after a quarter of an hour when it fails, and after a day when it does not', async () => {
  const run = vi.fn().mockRejectedValueOnce(new Error('no database')).mockResolvedValue(undefined)
  const { stop } = startMaintenance(run, logger)
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(15 * MINUTE)
  expect(run).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(23 * 60 * MINUTE)
  expect(run).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(run).toHaveBeenCalledTimes(3)
  stop()
  await vi.advanceTimersByTimeAsync(48 * 60 * MINUTE)
  expect(run).toHaveBeenCalledTimes(3)
})
