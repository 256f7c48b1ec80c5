import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createQueryClient } from '#src/queries/query-client.ts'
import { refreshQueries } from '#src/queries/use-refresh.ts'

function slowServer() {
  const waiting: (() => void)[] = []
  let text = 'before the write'
  const read = () => {
    const answer = text
    return new Promise<string>((resolve) => waiting.push(() => resolve(answer)))
  }
  return {
    read,
    write: () => (text = 'after the write'),
    answer: () => waiting.splice(0).forEach((resolve) => resolve()),
    running: () => waiting.length,
  }
}

it('refetches loading, shared and idle queries after a write', async () => {
  const client = createQueryClient()
  const server = slowServer()
  const keys = ['loading', 'read by a task', 'resting'].map((name) => ['all', name])
  keys.slice(1).forEach((key) => client.setQueryData(key, 'from before'))
  const stops = keys.map((queryKey) =>
    new QueryObserver(client, {
      queryKey,
      queryFn: server.read,
    }).subscribe(() => {}),
  )
  const [, middle = []] = keys
  const task = client.fetchQuery({ queryKey: middle, queryFn: server.read, staleTime: 0 })
  expect(server.running()).toBe(2)
  server.write()
  const refreshed = refreshQueries(client, { queryKey: ['all'] })
  await expect.poll(server.running).toBe(5)
  server.answer()
  await refreshed
  expect(await task).toBe('after the write')
  expect(keys.map((key) => client.getQueryData(key))).toEqual(Array(3).fill('after the write'))
  stops.forEach((stop) => stop())
})

it('leaves what its filters do not name', async () => {
  const client = createQueryClient()
  const server = slowServer()
  const other = client.fetchQuery({ queryKey: ['other'], queryFn: server.read })
  await refreshQueries(client, { queryKey: ['all'] })
  await refreshQueries(client, { predicate: ({ queryKey }) => queryKey[0] === 'all' })
  server.answer()
  expect(await other).toBe('before the write')
})
