import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { useFastTimers } from '#tests/support/fast-timers.ts'
import { postHead, sendSlowly, statusesOf } from '#tests/support/slow-body.ts'
import { useTestServer } from '#tests/support/test-server.ts'

/** Paths that reached the application. */
const asked: string[] = []

const site = useTestServer({
  handle: async (req, res) => {
    asked.push(req.url ?? '')
    // As the calls do: authenticated before the body is read.
    if (req.url !== '/api/blog') res.statusCode = 401
    else await buffer(req)
    res.end()
  },
})

const HUGE = 'Content-Length: 200000000'
const SMALL = 'Content-Length: 60000'
const CHUNKED = 'Transfer-Encoding: chunked'

// The connections close after five seconds, here a quarter of a second. An unfinished body closes after half a minute,
// the body of an import after half an hour.
useFastTimers('setTimeout', 20)

describe('a response before the end of the body', () => {
  it.each([
    { path: '/api/imports', headers: [HUGE], statuses: [401] },
    { path: '/api/imports', headers: [HUGE], everyMs: 300, statuses: [401] },
    { path: '/api/imports', headers: [CHUNKED], piece: '1\r\nx\r\n', statuses: [401] },
    { path: '/api/imports', headers: [HUGE, 'Expect: 100-continue'], statuses: [100, 401] },
    { path: '/api/media/upload', headers: [SMALL], statuses: [401] },
    { path: '/api/health', headers: [SMALL], statuses: [405] },
    { path: '/payload/login', headers: ['Content-Length: 8300000'], statuses: [403] },
  ])(
    'closes the connection: $path $headers $everyMs',
    async ({ path, headers, statuses, ...slow }) => {
      const received = await sendSlowly(site.port, { head: postHead(path, ...headers), ...slow })
      expect(statusesOf(received)).toEqual(statuses)
      expect(received).toMatch(/^connection: close\r$/im)
    },
  )

  it('closes its connection: nothing that follows is processed', async () => {
    const next = 'GET /after HTTP/1.1\r\nHost: a\r\n\r\n'
    const answers = await Promise.all([
      sendSlowly(site.port, {
        head: postHead('/api/imports', 'Content-Length: 1'),
        piece: `x${next}`,
      }),
      sendSlowly(site.port, { head: 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n', piece: next }),
    ])
    expect(answers.map(statusesOf)).toEqual([[401], [400]])
    expect(asked).not.toContain('/after')
  })
})

/** Sends as fast as it is read. @returns the bytes that were taken until the connection closed */
function sendAll(path: string, bytes: number): Promise<number> {
  const piece = Buffer.alloc(256 * 1024, 'x')
  // Goes on sending after the server has ended its side.
  const socket = connect({ port: site.port, host: '127.0.0.1', allowHalfOpen: true })
  let taken = 0
  const send = () => {
    while (taken < bytes && !socket.destroyed) {
      taken += piece.length
      if (!socket.write(piece)) return
    }
    socket.end()
  }
  socket.on('drain', send).on('error', () => undefined)
  socket.resume().write(postHead(path, `Content-Length: ${bytes}`))
  send()
  return new Promise((resolve) => socket.once('close', () => resolve(taken)))
}

it.each(['/payload/login', '/api/imports', '/api/contact', '/api/blog'])(
  'little is read of a large body that a visitor sends to %s',
  async (path) => {
    // The buffers of the network take some megabytes.
    expect(await sendAll(path, 190_000_000)).toBeLessThan(40_000_000)
  },
)

it('a response after the whole body keeps the connection open', async () => {
  const next = 'GET /after-a-body HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  const answer = await site.raw(`${postHead('/api/blog', 'Content-Length: 2')}{}${next}`)
  expect(statusesOf(answer)).toEqual([200, 401])
  expect(answer.match(/^connection: \S+/gim)).toEqual([
    'Connection: keep-alive',
    'Connection: close',
  ])
})
