import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { closeServer, drainServer } from '#src/server/shutdown.ts'
import { signedCookie, startTestServer, useTestServer } from '#tests/support/test-server.ts'

const MB = 1024 * 1024

async function* chunks(bytes: number, counted = { sent: 0 }) {
  const chunk = Buffer.alloc(64 * 1024, 'x')
  for (; counted.sent < bytes; counted.sent += chunk.length) yield chunk
}

async function* pieces(body: Buffer) {
  for (let at = 0; at < body.length; at += 64 * 1024) yield body.subarray(at, at + 64 * 1024)
}

const received: { bytes: number; failed: boolean }[] = []

const site = useTestServer({
  handle: async (req, res) => {
    const body = await buffer(req).catch(() => undefined)
    received.push({ bytes: body?.length ?? 0, failed: body === undefined })
    res.setHeader('Content-Type', 'application/json')
    res.end(JSON.stringify({ bytes: body?.length ?? -1 }))
  },
})

const keepAlive = { headers: { connection: 'keep-alive' } }
const post = async (path: string, body: Buffer | AsyncIterable<Buffer>, headers = {}) =>
  site.get(path, { method: 'POST', body, headers: { cookie: await signedCookie(), ...headers } })

describe('U, F: bodies have a limit', () => {
  it.each([
    ['/api/blog', 1_048_576, 200],
    ['/api/blog', 1_048_577, 413],
    ['/api/contact', 65_536, 200],
    ['/api/contact', 65_537, 413],
    ['/api/media/upload', 10_551_296, 200],
    ['/api/media/upload', 10_551_297, 413],
  ])('%s with %i bytes, announced or in chunks -> %i', async (path, bytes, status) => {
    received.length = 0
    const body = Buffer.alloc(bytes)
    expect((await post(path, body)).status).toBe(status)
    expect((await post(path, pieces(body))).status).toBe(status)
    // An announced body never reaches the application; a body without a length fails there, and is not cut.
    const whole = { bytes, failed: false }
    const refused = { bytes: 0, failed: true }
    await expect.poll(() => received).toEqual(status === 200 ? [whole, whole] : [refused])
  })

  it('allows the owner larger bodies than visitors', async () => {
    const body = Buffer.alloc(65_537)
    expect((await site.get('/api/contact', { method: 'PATCH', body })).status).toBe(200)
  })

  it('too much that was announced never reaches the application', async () => {
    received.length = 0
    const answer = await post('/api/resume/upload', Buffer.alloc(11 * MB))
    expect(JSON.parse(answer.text)).toEqual({ message: 'Resume file must be smaller than 10MB' })
    expect(answer.headers).toMatchObject({ connection: 'close', 'cache-control': 'no-store' })
    expect(received).toEqual([])
  })

  it('50 MB in chunks -> 413 early, and the application sees a failed body, not a short one', async () => {
    received.length = 0
    const counted = { sent: 0 }
    const answer = await post('/api/media/upload', chunks(50 * MB, counted))
    expect(answer.status).toBe(413)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    await expect.poll(() => received).toEqual([{ bytes: 0, failed: true }])
    // The socket buffers of both sides come on top of the limit.
    expect(counted.sent).toBeLessThan(25 * MB)
  })

  it('excludes chunk extensions from the body, and limits them', async () => {
    const chunked = (extension: string) =>
      site.raw(
        `POST /api/blog HTTP/1.1\r\nHost: folio.test\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n2;${extension}\r\n{}\r\n0\r\n\r\n`,
      )
    expect(await chunked('name=value')).toMatch(/^HTTP\/1\.1 200 [^]*\{"bytes":2\}$/)
    expect(await chunked(`x=${'y'.repeat(40_000)}`)).toMatch(/^HTTP\/1\.1 4(00|13|31) /)
  })

  it.each(['gzip', 'br', 'deflate, gzip'])('Content-Encoding: %s -> 415', async (encoding) => {
    const answer = await post('/api/blog', Buffer.from('x'), { 'Content-Encoding': encoding })
    expect(answer.status).toBe(415)
    expect(JSON.parse(answer.text)).toEqual({ message: 'This content type is not supported.' })
  })

  it('discards an unread body within the same limit', async () => {
    const deaf = await startTestServer({ handle: (_req, res) => void res.writeHead(401).end() })
    const small = await deaf.get('/api/blog', { method: 'POST', body: Buffer.alloc(MB) })
    const huge = await deaf.get('/api/blog', { method: 'POST', body: chunks(30 * MB) })
    const next = await deaf.get('/api/blog')
    await deaf.stop()
    expect([small.status, next.status]).toEqual([401, 401])
    expect([401, 413]).toContain(huge.status)
  })

  it('answers Expect: 100-continue before an acceptable body, and refuses any other first', async () => {
    const head = (length: number) =>
      `POST /api/blog HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`
    expect(await site.raw(`${head(2)}{}`)).toMatch(/^HTTP\/1.1 100 Continue[^]*HTTP\/1.1 200 OK/)
    expect(await site.raw(head(2 * MB))).toMatch(/^HTTP\/1.1 413 /)
  })
})

describe('slow clients do not block the server', () => {
  const readBody = async (req: IncomingMessage, res: ServerResponse) => {
    await buffer(req).catch(() => undefined)
    res.end('ok')
  }
  /** Fifty request heads and two bodies that never end. */
  const sendSlowly = ({ raw }: typeof site) => [
    ...Array.from({ length: 50 }, () => raw('GET / HTTP/1.1\r\nHost: a\r\nX-')),
    raw('POST /api/blog HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{'),
    raw('POST /api/media/upload HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{'),
  ]

  it('serves others while heads and bodies do not end', async () => {
    const slow = await startTestServer({ handle: readBody })
    let ended = 0
    const answers = sendSlowly(slow).map((answer) => answer.then(() => (ended += 1)))
    const connections = promisify(slow.server.getConnections.bind(slow.server))
    await expect.poll(() => connections()).toBe(answers.length)
    expect((await slow.get('/')).status).toBe(200)
    expect(ended).toBe(0)
    await slow.stop()
    await Promise.all(answers)
  })

  it('closes unfinished heads and bodies at their time-outs', async () => {
    const connections = {
      headMs: 100,
      requestMs: 200,
      bodyMs: 100,
      uploadMs: 150,
      checkMs: 20,
    }
    const slow = await startTestServer({ connections, handle: readBody })
    const answers = await Promise.all(sendSlowly(slow))
    await slow.stop()
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 408 /)
    for (const answer of answers) expect(answer).toMatch(/x-content-type-options: nosniff/i)
  })

  it('refuses connections beyond the limit', async () => {
    const small = await startTestServer({ connections: { connections: 2 } })
    const idle = [connect(small.port, '127.0.0.1'), connect(small.port, '127.0.0.1')]
    await Promise.all(idle.map((socket) => once(socket, 'connect')))
    const dropped = once(small.server, 'drop')
    expect(await small.raw('GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('')
    await dropped
    for (const socket of idle) socket.destroy()
    await small.stop()
  })

  it('closes an idle connection', async () => {
    const stuck = await startTestServer({
      connections: { idleMs: 200 },
      handle: () => new Promise(() => {}),
    })
    expect(await stuck.raw('GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('')
    await stuck.stop()
  })
})

describe('shutdown', () => {
  it('answers while it drains, and closes each connection after its response', async () => {
    const draining = await startTestServer()
    expect((await draining.get('/', keepAlive)).headers.connection).toBe('keep-alive')
    const drained = drainServer(draining.server, 300)
    const { text, headers } = await draining.get('/', keepAlive)
    expect({ text, connection: headers.connection }).toEqual({ text: 'ok', connection: 'close' })
    await drained
    expect(await closeServer(draining.server)).toBe(true)
  })

  it('finishes requests in flight, closes idle connections, accepts no new ones', async () => {
    const begun = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const closing = await startTestServer({
      handle: async (_req, res) => {
        begun.resolve()
        await go.promise
        res.end('done')
      },
    })
    const idle = connect(closing.port, '127.0.0.1')
    await once(idle, 'connect')
    const answer = closing.get('/')
    await begun.promise
    const closed = closeServer(closing.server)
    await once(idle, 'close')
    await expect(once(connect(closing.port, '127.0.0.1'), 'connect')).rejects.toThrow(
      /ECONNREFUSED/,
    )
    go.resolve()
    expect((await answer).text).toBe('done')
    expect(await closed).toBe(true)
  })

  it('aborts requests that do not end in time', async () => {
    const closing = await startTestServer({ handle: () => new Promise(() => {}) })
    const cut = closing.raw('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(closing.server, 'request')
    expect(await closeServer(closing.server, 100)).toBe(false)
    expect(await cut).toBe('')
  })
})
