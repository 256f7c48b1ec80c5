import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, it, vi } from 'vitest'
import { consumeRateLimitInMemory } from '#src/services/platform/rate-limit.ts'

it('a count in memory keeps nothing of its request until it expires', async () => {
  const request = new AsyncLocalStorage<string>()
  const contexts: unknown[] = []
  const start = setTimeout
  vi.stubGlobal('setTimeout', (run: () => void, ms: number) => {
    contexts.push(request.getStore())
    return start(run, ms)
  })
  const limit = { name: 'kept', uses: 1, seconds: 600, key: '203.0.113.1' }
  await request.run('its context', () => consumeRateLimitInMemory(limit))
  expect(contexts).toEqual([undefined])
})
