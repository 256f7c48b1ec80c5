import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '#src/contract/call.ts'
import { projectCalls } from '#src/contract/projects/project-calls.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { createQueryClient } from '#src/queries/query-client.ts'
import { changeOptions } from '#src/queries/use-change.ts'

type Item = { id: string; name: string }
type Move = { id: string; name: string }

const call = { summary: '' } as const
const listItems: Call = { ...call, method: 'GET', path: '/api/projects' }
const getItem: Call = { ...call, method: 'GET', path: '/api/projects/{id}' }
const listOthers: Call = { ...call, method: 'GET', path: '/api/blog' }
const renameItem: Call = { ...call, method: 'PUT', path: '/api/projects/{id}/position' }

const BEFORE = ['a', 'b', 'c'].map((id) => ({ id, name: id }))
const AFTER = BEFORE.map((item) => (item.id === 'b' ? { ...item, name: 'changed' } : item))

let stops: (() => void)[] = []
afterEach(() => {
  stops.forEach((stop) => stop())
  stops = []
})

/** A list of three, one of its items, and another list, on the screen. */
function screen() {
  const client = createQueryClient()
  const queries = [
    callQuery(listItems),
    callQuery(getItem, { params: { id: 'b' } }),
    callQuery(listOthers),
  ].map(({ queryKey }) => {
    const queryFn = vi.fn(async () => AFTER)
    client.setQueryData(queryKey, BEFORE)
    stops.push(new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {}))
    return queryFn
  })
  return {
    client,
    list: () => client.getQueryData(callQuery(listItems).queryKey),
    /** How often each was read since. */
    reads: () => queries.map(({ mock }) => mock.calls.length),
  }
}

const renamed = (items: Item[], { id, name }: Move) =>
  items.map((item) => (item.id === id ? { id, name } : item))
const MIDDLE = { id: 'b', name: 'changed' }
const refuse = () => {
  throw new Error('refused')
}
const changeOf = <T>(
  client: QueryClient,
  settings: Parameters<typeof changeOptions<Call, Move, T, Item[]>>[2],
  call = renameItem,
) => new MutationObserver(client, changeOptions<Call, Move, T, Item[]>(client, call, settings))

it('reads the list again before its success is known, but no document and no other list', async () => {
  const { client, list, reads } = screen()
  const change = changeOf(client, { send: async () => {} })
  await change.mutate(MIDDLE)
  expect([reads(), list()]).toEqual([[1, 0, 0], AFTER])
})

it('reads the list again after a failure too', async () => {
  const { client, reads } = screen()
  const change = changeOf(client, { send: async () => refuse() })
  await expect(change.mutate(MIDDLE)).rejects.toThrow('refused')
  expect(reads()).toEqual([1, 0, 0])
})

it('shows a change immediately, and reverts it after a failure', async () => {
  const { client, list } = screen()
  const { promise: answer, reject } = Promise.withResolvers<void>()
  const change = changeOf(client, { send: () => answer, optimistic: renamed })
  const sent = change.mutate(MIDDLE)
  await expect.poll(list).toEqual(AFTER)
  // The list is not read again, so that only the rollback can show what was.
  vi.spyOn(client, 'invalidateQueries').mockResolvedValue()
  reject(new Error('refused'))
  await expect(sent).rejects.toThrow('refused')
  expect(list()).toEqual(BEFORE)
})

it('is not overwritten by a read that began before it', async () => {
  const { client, list } = screen()
  const { promise: lateAnswer, resolve } = Promise.withResolvers<Item[]>()
  const { queryKey } = callQuery(listItems)
  const late = Promise.allSettled([
    client.fetchQuery({ queryKey, queryFn: () => lateAnswer, staleTime: 0 }),
  ])
  const change = changeOf(client, {
    send: () => new Promise<void>(() => {}),
    optimistic: renamed,
  })
  void change.mutate(MIDDLE)
  await expect.poll(list).toEqual(AFTER)
  resolve(BEFORE)
  await late
  expect(list()).toEqual(AFTER)
})

it('sends the id that a call needs in its path', async () => {
  const id = '6f1f3c52-7c39-4d7e-9b43-0d6b0f3f9b11'
  const network = vi.fn<typeof fetch>().mockResolvedValue(Response.json({ id }))
  vi.stubGlobal('fetch', network)
  const { client } = screen()
  const change = new MutationObserver(client, changeOptions(client, projectCalls.deleteProject))
  await change.mutate(id)
  const [[url, init] = []] = network.mock.calls
  expect([url, init?.method]).toEqual([`/api/projects/${id}`, 'DELETE'])
})

it('shows the response in the list', async () => {
  const { client, list } = screen()
  vi.spyOn(client, 'invalidateQueries').mockResolvedValue()
  const change = changeOf<Move>(client, { send: async (move: Move) => move, stored: renamed })
  await change.mutate(MIDDLE)
  expect(list()).toEqual(AFTER)
})

it('takes a whole response as the data of the query with the same path, and reads nothing again', async () => {
  const { client, list, reads } = screen()
  const replaceItems: Call = { ...call, method: 'PUT', path: '/api/projects' }
  const change = changeOf(client, { send: async () => AFTER, isWhole: true }, replaceItems)
  await change.mutate(MIDDLE)
  expect([list(), reads()]).toEqual([AFTER, [0, 0, 0]])
})

it('sends three changes one after the other, and refetches the list once after them', async () => {
  const { client, reads } = screen()
  const running: string[] = []
  const answers: (() => void)[] = []
  const send = ({ id }: Move) => {
    running.push(id)
    return new Promise<void>((resolve) => answers.push(resolve))
  }
  const sent = ['a', 'b', 'c'].map((id) =>
    changeOf(client, { send, isInOrder: true }).mutate({ id, name: 'changed' }),
  )
  for (const started of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
    await expect.poll(() => running).toEqual(started)
    expect(reads()).toEqual([0, 0, 0])
    answers.at(-1)?.()
  }
  await Promise.all(sent)
  expect(reads()).toEqual([1, 0, 0])
})
