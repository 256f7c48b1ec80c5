import { expect, it, vi } from 'vitest'
import { createLogger } from '#src/server/process/logger.ts'
import { createInvalidationQueue } from '#src/server/invalidation/invalidation-queue.ts'
import { WAIT_MS } from '#tests/support/wait.ts'

const logger = createLogger('silent')
const OWN = { isOwn: true }
const OTHER = { isOwn: false }

it('combines requests during a refresh into exactly one more', async () => {
  const runs: PromiseWithResolvers<void>[] = []
  const run = () => {
    const next = Promise.withResolvers<void>()
    runs.push(next)
    return next.promise
  }
  const refresher = createInvalidationQueue({ run, logger })
  refresher.request('certain', OWN)
  refresher.request('certain', OWN)
  refresher.request('certain', OWN)
  expect(runs).toHaveLength(1)
  runs[0]?.resolve()
  await vi.waitFor(() => expect(runs).toHaveLength(2), WAIT_MS)
  runs[1]?.resolve()
  await new Promise(setImmediate)
  expect(runs).toHaveLength(2)
  refresher.request('certain', OWN)
  expect(runs).toHaveLength(3)
})

it('retries a failed refresh until it succeeds, and not after stop', async () => {
  let failures = 2
  const run = vi.fn(() => {
    failures -= 1
    return failures >= 0 ? Promise.reject(new Error('not yet')) : Promise.resolve()
  })
  const refresher = createInvalidationQueue({ run, logger, retryMs: 5 })
  refresher.request('certain', OWN)
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(3), WAIT_MS)
  refresher.stop()
  refresher.request('certain', OWN)
  await new Promise(setImmediate)
  expect(run).toHaveBeenCalledTimes(3)
})

it('runs once for concurrent requests, and again after a failure, and remembers own changes', async () => {
  const needs: string[] = []
  const ends: PromiseWithResolvers<void>[] = []
  const run = ({ need, isOwn }: { need: string; isOwn: boolean }) => {
    needs.push(isOwn ? `own ${need}` : need)
    const end = Promise.withResolvers<void>()
    ends.push(end)
    return end.promise
  }
  const refresher = createInvalidationQueue({ run, logger, retryMs: 5 })
  refresher.request('schedule', OTHER)
  refresher.request('possible', OWN)
  for (const need of ['certain', 'schedule'] as const) refresher.request(need, OTHER)
  ends[0]?.resolve()
  await vi.waitFor(() => expect(needs).toEqual(['schedule', 'own certain']), WAIT_MS)
  ends[1]?.reject(new Error('not yet'))
  await vi.waitFor(() => expect(needs.slice(1)).toEqual(['own certain', 'own certain']), WAIT_MS)
  refresher.request('schedule', OTHER)
  ends[2]?.resolve()
  await vi.waitFor(() => expect(needs.at(-1)).toBe('schedule'), WAIT_MS)
})
