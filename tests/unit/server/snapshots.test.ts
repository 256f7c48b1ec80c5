import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSnapshot, encodedBody } from '#src/server/snapshots.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => vi.useRealTimers())

// Real code: on invented text the two levels may well be the other way round.
const code = readFileSync('node_modules/zod/v4/core/schemas.js', 'utf8')
const make = (keep: 'page' | 'file') =>
  createSnapshot({ body: code, contentType: 'application/javascript', keep })

it('sends a file at once, and smaller from a moment later on', async () => {
  const file = make('file')
  const first = await encodedBody(file, 'br')
  await vi.advanceTimersByTimeAsync(3000)
  await vi.waitUntil(() => file.encoded.br !== first, { timeout: 10_000 })
  const later = await encodedBody(file, 'br')
  expect(later.length).toBeLessThan(first.length)
  expect(brotliDecompressSync(later).toString()).toBe(code)
})

it('spends no such time on a page, which the next write replaces', async () => {
  const page = make('page')
  await encodedBody(page, 'br')
  expect(vi.getTimerCount()).toBe(0)
})
