import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followChanges } from '#src/queries/change-stream.ts'

let opened: string[] = []
let closed = 0
let granted: (() => Promise<void>)[] = []

beforeEach(() => {
  opened = []
  closed = 0
  granted = []
  class Connection {
    constructor(url: string) {
      opened.push(url)
    }
    addEventListener() {}
    close() {
      closed += 1
    }
  }
  vi.stubGlobal('EventSource', Connection)
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, _options: object, run: () => Promise<void>) => {
        granted.push(run)
        return new Promise(() => undefined)
      },
    },
  })
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a page that is left while it waits for the connection of its browser opens none', () => {
  const pages = [1, 2, 3].map(() => new AbortController())
  for (const { signal } of pages) followChanges(() => undefined, signal)
  pages[1]?.abort()
  // The lock may be granted in the moment in which the page is left, and has to be given back.
  void granted[1]?.()
  expect(opened).toEqual([])
  void granted[2]?.()
  expect(opened).toEqual(['/api/changes'])
  for (const page of pages) page.abort()
})

it('closes the connection when the page begins to be left, and opens it again for who stays', () => {
  vi.useFakeTimers()
  const page = new AbortController()
  followChanges(() => undefined, page.signal)
  void granted[0]?.()
  dispatchEvent(new Event('beforeunload'))
  expect([opened.length, closed]).toEqual([1, 1])
  vi.advanceTimersByTime(5000)
  expect(opened).toHaveLength(2)
  page.abort()
  vi.advanceTimersByTime(60_000)
  expect(opened).toHaveLength(2)
})
