import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChangeSubject } from '#src/contract/activity/change-schemas.ts'
import { holdNewItems, readPendingItems, showNewItems } from '#src/queries/pending-items.ts'
import { applyEvent, createLiveRefresh } from '#src/queries/live-updates.ts'
import { mediaListOptions } from '#src/queries/media-queries.ts'
import { messageListOptions } from '#src/queries/message-queries.ts'
import { trackLocalWrite } from '#src/queries/local-writes.ts'
import { postListOptions, postOptions } from '#src/queries/post-queries.ts'
import { createQueryClient } from '#src/queries/query-client.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function setUp() {
  const client = createQueryClient()
  const refreshed: ChangeSubject[][] = []
  const refresh = (subjects: readonly ChangeSubject[]) => void refreshed.push([...subjects])
  const apply = (event: Parameters<typeof applyEvent>[0]) => applyEvent(event, { client, refresh })
  return { client, apply, refreshed }
}

it('refreshes only the subject of three that another session changed', async () => {
  const { apply, refreshed } = setUp()
  const end = trackLocalWrite()
  const applied = apply({
    type: 'change',
    data: { posts: ['own'], media: ['own', ''], messages: ['own'] },
  })
  // The event comes before the response that names the request.
  await vi.advanceTimersByTimeAsync(500)
  expect(refreshed).toEqual([])
  end('own')
  await applied
  expect(refreshed).toEqual([['media']])
})

it('waits a second at most for the response of an own write', async () => {
  const { apply, refreshed } = setUp()
  const end = trackLocalWrite()
  const applied = apply({ type: 'change', data: { posts: ['elsewhere'] } })
  await vi.advanceTimersByTimeAsync(1001)
  await applied
  end(null)
  expect(refreshed).toEqual([['posts']])
})

it('a connection refreshes only queries older than its newest change', async () => {
  const { client, apply, refreshed } = setUp()
  client.setQueryData(postListOptions().queryKey, [])
  await vi.advanceTimersByTimeAsync(1000)
  client.setQueryData(mediaListOptions().queryKey, [])
  client.setQueryData(messageListOptions().queryKey, [])
  await vi.advanceTimersByTimeAsync(1000)
  const changed = { posts: 2500, media: 500, messages: 1500 }
  await apply({ type: 'state', data: { completeFor: 60_000, changed } })
  expect(refreshed).toEqual([['media']])
  await apply({ type: 'state', data: { completeFor: 1500, changed: {} } })
  expect(refreshed.at(-1)).toEqual(['posts'])
})

const observe = (client: ReturnType<typeof createQueryClient>, queryKey: readonly unknown[]) => {
  const queryFn = vi.fn(async () => [] as { id: string }[])
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {})
  return { queryFn, stop }
}

it('refetches the lists of a subject, never an edited post, and merges concurrent events', async () => {
  const { client } = setUp()
  const [list, post, media] = [
    postListOptions().queryKey,
    postOptions('an-id').queryKey,
    mediaListOptions().queryKey,
  ].map((key) => {
    client.setQueryData(key, [])
    return observe(client, key)
  })
  const refresh = createLiveRefresh(client)
  refresh(['posts'])
  refresh(['posts'])
  refresh(['posts'])
  await vi.advanceTimersByTimeAsync(100)
  expect(list?.queryFn).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(list?.queryFn).toHaveBeenCalledTimes(2)
  expect(post?.queryFn).not.toHaveBeenCalled()
  expect(media?.queryFn).not.toHaveBeenCalled()
  for (const one of [list, post, media]) one?.stop()
})

it('holds the one of three entries that a refresh brought, until it is asked for', () => {
  const { client } = setUp()
  const key = messageListOptions().queryKey
  client.setQueryData(key, [{ id: 'a' }, { id: 'c' }] as never)
  const { stop } = observe(client, key)
  const end = holdNewItems(client, { queryKey: key })
  client.setQueryData(key, [{ id: 'a' }, { id: 'b' }, { id: 'c' }] as never)
  const held = () => ['a', 'b', 'c', 'own'].filter(readPendingItems(key))
  expect(held()).toEqual(['b', 'own'])
  end()
  expect(held()).toEqual(['b'])
  showNewItems(key)
  expect(held()).toEqual([])
  stop()
})

it('an empty list shows its first entry immediately', () => {
  const { client } = setUp()
  const key = messageListOptions().queryKey
  client.setQueryData(key, [])
  const { stop } = observe(client, key)
  const end = holdNewItems(client, { queryKey: key })
  client.setQueryData(key, [{ id: 'a' }] as never)
  end()
  expect(readPendingItems(key)('a')).toBe(false)
  stop()
})
