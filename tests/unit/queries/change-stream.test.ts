import { afterEach, expect, it, vi } from 'vitest'
import { followChanges } from '#src/queries/change-stream.ts'

afterEach(() => vi.unstubAllGlobals())

it('a page that is left while it waits for the connection of its browser opens none', () => {
  const opened: string[] = []
  class Connection {
    constructor(url: string) {
      opened.push(url)
    }
    addEventListener() {}
    close() {}
  }
  vi.stubGlobal('EventSource', Connection)
  const granted: (() => Promise<void>)[] = []
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, _options: object, run: () => Promise<void>) => {
        granted.push(run)
        return new Promise(() => undefined)
      },
    },
  })
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
