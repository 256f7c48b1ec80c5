import { afterEach, expect, it, vi } from 'vitest'
import { createLogger } from '#src/server/process/logger.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { startTestServer } from '#tests/support/test-server.ts'
import { WAIT_MS } from '#tests/support/wait.ts'

let statuses: Record<string, number> = {}
const asked: string[] = []
let site: Awaited<ReturnType<typeof start>>
let lines: string[] = []

async function start(beatMs = 200) {
  statuses = {}
  lines = []
  asked.length = 0
  const logger = createLogger('info')
  vi.spyOn(logger, 'info').mockImplementation((...args) => void lines.push(JSON.stringify(args)))
  return startTestServer({
    logger,
    changeTimes: { beatMs, batchMs: 20 },
    handle: (req, res) => {
      const cookie = req.headers.cookie ?? ''
      asked.push(cookie)
      res.statusCode = statuses[cookie] ?? 200
      res.setHeader('content-type', 'text/event-stream')
      res.setHeader('cache-control', 'no-store, no-transform')
      res.setHeader('set-cookie', 'folio-token=renewed')
      if (res.statusCode >= 400) res.setHeader('content-type', 'application/json')
      res.end(res.statusCode >= 400 ? '{"message":"Unauthorized"}' : '')
    },
  })
}
const open = (session = 'a') =>
  openEventStream(site.port, { cookie: `folio-token=${session}`, 'accept-encoding': 'br, gzip' })

afterEach(() => site.stop())

it('announces the one of three subjects that changed, uncompressed, to every stream', async () => {
  site = await start()
  const [first, second] = [await open('a'), await open('b')]
  expect(first.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
  })
  expect(first.headers['content-encoding']).toBeUndefined()
  // Reconnecting is not a use of the session, which would prolong it.
  expect(first.headers['set-cookie']).toBeUndefined()
  expect(first.text()).toMatch(/^retry: \d+\n\nevent: state\n/)
  for (const notification of ['secrets x', 'media a-request', 'media another', 'nothing'])
    site.server.changes.record(notification)
  for (const stream of [first, second]) {
    const change = { media: ['a-request', 'another'] }
    await expect.poll(() => stream.events('change')).toEqual([change])
  }
  first.close()
})

it('sends heartbeats, and reports earlier changes to a later stream', async () => {
  site = await start()
  site.server.changes.restart()
  site.server.changes.record('messages ')
  const stream = await open()
  await expect.poll(() => stream.events('beat').length).toBeGreaterThan(1)
  const [state] = stream.events('state') as [{ completeFor: number; changed: object }]
  expect(Object.keys(state.changed)).toEqual(['messages'])
  // The notifications had a gap: earlier changes may be missing.
  site.server.changes.restart()
  await expect.poll(() => stream.events('state').length).toBe(2)
  const again = stream.events('state').at(-1) as { completeFor: number }
  // Two heartbeats have passed since the first state.
  expect(again.completeFor).toBeLessThan(200)
})

it('ends the streams of the second of three sessions when it is revoked, and none while the application fails', async () => {
  // Without a heartbeat, which also ends revoked streams.
  site = await start(60_000)
  const streams = [await open('a'), await open('b'), await open('b'), await open('c')]
  statuses = { 'folio-token=a': 503, 'folio-token=b': 401 }
  const before = asked.length
  site.server.changes.record('sessions ')
  const ended = () => streams.map((stream) => stream.isEnded())
  await expect.poll(ended, { timeout: WAIT_MS }).toEqual([false, true, true, false])
  // Once for each session.
  expect(asked.slice(before, before + 3)).toEqual(
    ['a', 'b', 'c'].map((session) => `folio-token=${session}`),
  )
})

it('refuses a visitor, the eleventh stream of a session, and any while it stops', async () => {
  site = await start()
  statuses = { 'folio-token=visitor': 401 }
  expect((await open('visitor')).status).toBe(401)
  const streams = await Promise.all(Array.from({ length: 10 }, () => open()))
  expect(streams.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect((await open()).status).toBe(429)
  expect((await open('b')).status).toBe(200)
  streams[4]?.close()
  await expect.poll(async () => (await open()).status).toBe(200)
  site.server.beginClosing()
  await expect.poll(() => streams[5]?.isEnded()).toBe(true)
})

it('does not log an open change stream, but logs a rejected one', async () => {
  site = await start()
  statuses = { 'folio-token=visitor': 401 }
  const stream = await open()
  stream.close()
  await open('visitor')
  await expect.poll(() => lines.length).toBe(1)
  expect(lines[0]).toContain('"status":401')
})
