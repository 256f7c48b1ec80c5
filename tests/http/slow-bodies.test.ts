import { describe, expect, it } from 'vitest'
import { postHead, sendSlowly, statusesOf } from '#tests/support/slow-body.ts'
import { useServer } from '#tests/support/use-server.ts'

const server = useServer()
const FOREIGN = 'https://elsewhere.example'

describe('a visitor who sends a refused body for as long as possible', { timeout: 30_000 }, () => {
  it.concurrent.each([
    { path: '/api/imports', length: 200_000_000, status: 401 },
    { path: '/payload/api/media', length: 9_000_000, status: 403 },
    { path: '/api/contact', length: 200_000_000, status: 413 },
    { path: '/api/contact', length: 60_000, origin: FOREIGN, status: 403 },
    { path: '/contact', length: 60_000, origin: FOREIGN, status: 403 },
  ])('loses the connection within seconds: $path $length', async (given) => {
    const { path, length, status, origin = server.url } = given
    const head = postHead(path, `Origin: ${origin}`, `Content-Length: ${length}`)
    const received = await sendSlowly(Number(new URL(server.url).port), { head, everyMs: 3000 })
    expect(statusesOf(received)).toEqual([status])
    expect(received).toMatch(/^connection: close\r$/im)
  })
})
