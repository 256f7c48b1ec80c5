import { expect, it } from 'vitest'
import { createCachedResponse, createResponseCache } from '#src/server/cache/response-cache.ts'
import type { CacheGeneration } from '#src/server/request/request-context.ts'

const KEY = '/a'
const made = (text: string) =>
  createCachedResponse({ status: 200, headers: {}, body: Buffer.from(text) })

function openCache() {
  let time = 0
  const cache = createResponseCache({ maxAgeMs: 10, now: () => time })
  const store = (
    text: string,
    more: { generation?: CacheGeneration | undefined; isStale?: boolean } = {},
  ) => cache.set(KEY, { response: made(text), generation: cache.generation(), ...more })
  return {
    ...cache,
    store,
    shown: () => cache.get(KEY)?.body.toString(),
    spare: () => cache.staleIfError(KEY)?.body.toString(),
    pass: () => (time += 10),
  }
}

it('returns a response until it is invalidated or expires', () => {
  const { store, shown, invalidate, pass } = openCache()
  expect(shown()).toBeUndefined()
  store('one')
  expect(shown()).toBe('one')
  invalidate(true)
  expect(shown()).toBeUndefined()
  store('two')
  invalidate(false)
  expect(shown()).toBeUndefined()
  store('three')
  pass()
  expect(shown()).toBeUndefined()
})

it('does not return a response requested before the last invalidation, or a stale one', () => {
  const { store, shown, invalidate, generation } = openCache()
  const before = generation()
  invalidate(true)
  store('old', { generation: before })
  expect(shown()).toBeUndefined()
  store('old', { isStale: true })
  expect(shown()).toBeUndefined()
})

it('returns an immutable file after any invalidation', () => {
  const { store, shown, invalidate, pass } = openCache()
  store('file', { generation: undefined })
  invalidate(true)
  pass()
  expect(shown()).toBe('file')
})

it('serves stale on error until a confirmed write', () => {
  const { store, shown, invalidate, spare, generation, pass } = openCache()
  expect(spare()).toBeUndefined()
  store('one')
  pass()
  invalidate(false)
  expect(shown()).toBeUndefined()
  expect(spare()).toBe('one')
  const before = generation()
  invalidate(true)
  expect(spare()).toBeUndefined()
  store('requested before the write', { generation: before })
  expect(spare()).toBeUndefined()
})

it('keeps the compressed encodings of an unchanged body', () => {
  const { store, invalidate } = openCache()
  const first = store('same')
  invalidate(true)
  expect(store('same').compressed).toBe(first.compressed)
  expect(store('other').compressed).not.toBe(first.compressed)
})
