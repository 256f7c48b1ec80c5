import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { postOptions } from '#src/queries/post-queries.ts'
import { createQueryClient } from '#src/queries/query-client.ts'

it('[S7-all-06, S7-auth-user-01] does not retry a read', async () => {
  const queryFn = vi.fn().mockRejectedValue(new Error('no'))
  await expect(createQueryClient().fetchQuery({ queryKey: ['a'], queryFn })).rejects.toThrow('no')
  expect(queryFn).toHaveBeenCalledTimes(1)
})

it('[S7-all-07] does not retry a write', async () => {
  const client = createQueryClient()
  const mutationFn = vi.fn().mockRejectedValue(new Error('no'))
  const mutation = client
    .getMutationCache()
    .build(client, client.defaultMutationOptions({ mutationFn }))
  await expect(mutation.execute(undefined)).rejects.toThrow('no')
  expect(mutationFn).toHaveBeenCalledTimes(1)
})

it('[S7-all-08, S7-all-09] does not refetch on an interval, on focus or on reconnection', async () => {
  vi.useFakeTimers()
  const queryFn = vi.fn().mockResolvedValue(1)
  // Stale immediately, so that only those options prevent a refetch.
  const options = { queryKey: ['a'], queryFn, staleTime: 0 }
  const client = createQueryClient()
  client.mount()
  const stop = new QueryObserver(client, client.defaultQueryOptions(options)).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  for (const isThere of [false, true]) {
    focusManager.setFocused(isThere)
    onlineManager.setOnline(isThere)
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(queryFn).toHaveBeenCalledTimes(1)
  stop()
  client.unmount()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

it('[S7-all-10] keeps data that never goes stale on its own', async () => {
  const client = createQueryClient()
  const queryFn = vi.fn().mockResolvedValue(1)
  await client.fetchQuery({ queryKey: ['a'], queryFn })
  await client.fetchQuery({ queryKey: ['a'], queryFn })
  expect(queryFn).toHaveBeenCalledTimes(1)
})

it('[S7-get-post-02] fetches a post only when an id exists', () => {
  const client = createQueryClient()
  const observer = new QueryObserver(client, postOptions(undefined))
  const stop = observer.subscribe(() => {})
  expect(observer.getCurrentResult().fetchStatus).toBe('idle')
  stop()
})
