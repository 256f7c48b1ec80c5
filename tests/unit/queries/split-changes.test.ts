import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sendMessageChange } from '#src/queries/message-queries.ts'
import { sendPostChange } from '#src/queries/post-bulk-queries.ts'

type Sent = { ids: string[]; restore?: { id: string }[] }

const idAt = (index: number) => `6f1f3c52-7c39-4d7e-9b43-${String(index).padStart(12, '0')}`
const idsTo = (count: number) => Array.from({ length: count }, (_, index) => idAt(index))
const stateOf = (id: string) => ({
  id,
  savedAt: '2026-01-01T00:00:00.000Z',
  status: 'draft' as const,
  publishedAt: null,
  firstPublishedAt: null,
  tags: [],
})

let sent: Sent[] = []
let failing: number | undefined
const network = async (input: unknown, init?: RequestInit) => {
  const request = new Request(new URL(input as string, 'http://folio.test'), init)
  const body = (await request.json()) as Sent
  sent.push(body)
  if (sent.length === failing) return Response.json({ message: 'No.' }, { status: 503 })
  const { ids } = body
  return Response.json(
    request.url.endsWith('/api/blog') ? { ids, former: ids.map(stateOf), unchanged: [] } : { ids },
  )
}

beforeEach(() => {
  sent = []
  failing = undefined
  vi.stubGlobal('fetch', network)
})

describe('a change of 600 posts', () => {
  const ids = idsTo(600)

  it('is sent in parts of 250, and its answers are put together', async () => {
    const result = await sendPostChange({ ids, isPublished: true })
    expect(sent).toEqual([
      { isPublished: true, ids: ids.slice(0, 250) },
      { isPublished: true, ids: ids.slice(250, 500) },
      { isPublished: true, ids: ids.slice(500) },
    ])
    expect(result).toEqual({ ids, former: ids.map(stateOf), unchanged: [], isCut: false })
  })

  it('is undone with the states of each part', async () => {
    await sendPostChange({ ids, restore: ids.map(stateOf) })
    const restored = sent.map(({ restore }) => restore?.map(({ id }) => id))
    expect(restored).toEqual(sent.map((part) => part.ids))
    expect(restored.flat()).toEqual(ids)
  })

  it('reports changes before the second of three parts failed, and sends no third', async () => {
    failing = 2
    const result = await sendPostChange({ ids, isPublished: true })
    expect(result).toMatchObject({ ids: ids.slice(0, 250), isCut: true })
    expect(sent).toHaveLength(2)
  })

  it('rejects if the first part fails', async () => {
    failing = 1
    await expect(sendPostChange({ ids, isPublished: true })).rejects.toThrow('503')
    expect(sent).toHaveLength(1)
  })
})

it('a change of 45,000 messages is sent in parts of 20,000', async () => {
  const ids = idsTo(45_000)
  await sendMessageChange({ ids, state: 'archived' })
  expect(sent.map((part) => part.ids.length)).toEqual([20_000, 20_000, 5_000])
  expect(sent.flatMap((part) => part.ids)).toEqual(ids)
})
