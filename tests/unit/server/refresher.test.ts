import { expect, it, vi } from 'vitest'
import { createLogger } from '#src/server/process/logger.ts'
import { createRefresher } from '#src/server/invalidation/refresher.ts'
import { WAIT_MS } from '#tests/support/wait.ts'

const logger = createLogger('silent')

it('combines requests during a refresh into exactly one more', async () => {
  const runs: PromiseWithResolvers<void>[] = []
  const run = () => {
    const next = Promise.withResolvers<void>()
    runs.push(next)
    return next.promise
  }
  const refresher = createRefresher({ run, logger })
  refresher.request()
  refresher.request()
  refresher.request()
  expect(runs).toHaveLength(1)
  runs[0]?.resolve()
  await vi.waitFor(() => expect(runs).toHaveLength(2), WAIT_MS)
  runs[1]?.resolve()
  await new Promise(setImmediate)
  expect(runs).toHaveLength(2)
  refresher.request()
  expect(runs).toHaveLength(3)
})

it('retries a failed refresh until it succeeds, and not after stop', async () => {
  let failures = 2
  const run = vi.fn(() => {
    failures -= 1
    return failures >= 0 ? Promise.reject(new Error('not yet')) : Promise.resolve()
  })
  const refresher = createRefresher({ run, logger, retryMs: 5 })
  refresher.request()
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(3), WAIT_MS)
  refresher.stop()
  refresher.request()
  await new Promise(setImmediate)
  expect(run).toHaveBeenCalledTimes(3)
})
