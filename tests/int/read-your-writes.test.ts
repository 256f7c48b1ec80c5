import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest'
import { createResponseCache } from '#src/server/cache/response-cache.ts'
import { INACTIVE, startCacheInvalidation } from '#src/server/invalidation/cache-invalidation.ts'
import { listen } from '#src/server/process/listen.ts'
import { createLogger } from '#src/server/process/logger.ts'
import { newRequestId } from '#src/server/process/loopback-request.ts'
import type { ServerContext } from '#src/server/request/request-context.ts'
import { createDatabase, databaseUrl, dropDatabase } from '#tests/support/databases.ts'
import { CONFIRMED, signedCookie, startTestServer } from '#tests/support/test-server.ts'
import { WAIT_MS } from '#tests/support/wait.ts'

const name = `own_writes_${randomUUID().replaceAll('-', '')}`
const url = databaseUrl(inject('databaseServer'), name)
const key = 'internal-key-of-this-test'
const logger = createLogger('silent')
let database: Client
let purges = 0
let purgeUrl: string
const sharedCache = createServer((_req, res) => {
  purges += 1
  res.end()
})

beforeAll(async () => {
  await createDatabase(inject('databaseServer'), name)
  database = new Client({ connectionString: url })
  await database.connect()
  const { port } = await listen(sharedCache, { port: 0, host: '127.0.0.1' })
  purgeUrl = `http://127.0.0.1:${port}/`
})
afterAll(async () => {
  sharedCache.close()
  await database.end()
  await dropDatabase(inject('databaseServer'), name)
})

/** How often the application drops its pages: as a call, or for the refresh that a notification causes. */
let drops: string[]
let schedules: number
let refreshes = 0
let isRendering = false
let rendered: PromiseWithResolvers<void>
let answer: (commit: () => Promise<unknown>) => Promise<number>
let site: Awaited<ReturnType<typeof startTestServer>>
let changes: ReturnType<typeof startCacheInvalidation>
let cache: ReturnType<typeof createResponseCache>

beforeEach(async () => {
  drops = []
  schedules = 0
  rendered = Promise.withResolvers()
  cache = createResponseCache()
  const beginWrite: ServerContext['beginWrite'] = (id) => changes.beginWrite(id)
  site = await startTestServer({
    cache,
    beginWrite,
    refreshPages: () => changes.request(),
    handle: async (req, res) => {
      const commit = () => notify(String(req.headers['x-request-id']))
      if (req.url === '/api/internal/refresh' && req.method === 'POST') {
        drops.push('refresh')
        res.setHeaders(new Headers(CONFIRMED))
      } else if (req.url === '/api/internal/refresh') schedules += 1
      else if (req.method === 'GET') {
        isRendering = true
        await rendered.promise
        res.setHeader('x-nextjs-cache', 'MISS')
      } else {
        res.statusCode = await answer(commit)
        if (res.statusCode < 400 && req.url === '/api/blog') {
          drops.push('call')
          res.setHeaders(new Headers(CONFIRMED))
        }
      }
      res.end(JSON.stringify({ scheduledChanges: [] }))
    },
  })
  changes = startCacheInvalidation({
    env: { DATABASE_URL: url, PURGE_URL: purgeUrl },
    server: { address: '127.0.0.1', port: site.port, host: 'folio.test', key },
    outdatedPages: cache.outdatedPages,
    changes: { record: () => {}, restart: () => {} },
    onRefreshed: () => (refreshes += 1),
    logger,
  })
  await changes.firstRefresh
  drops = []
})
afterEach(async () => {
  await changes.stop()
  await site.stop()
})

const notify = (payload: string) =>
  database.query('select pg_notify($1, $2)', ['folio_public', payload])
const own = async () => ({ origin: 'http://folio.test', cookie: await signedCookie() })
const write = async (path = '/api/blog', method = 'POST') =>
  site.get(path, { method, headers: await own() })
/** A request whose client disconnects before the response. */
async function leaving(method: string, path: string) {
  const request = new AbortController()
  const headers = method === 'GET' ? {} : await own()
  const gone = fetch(`http://127.0.0.1:${site.port}${path}`, {
    method,
    headers: { host: 'folio.test', ...headers },
    signal: request.signal,
  }).catch(() => 'gone')
  const leave = async () => {
    request.abort()
    expect(await gone).toBe('gone')
  }
  return { leave }
}
/** A call that commits, and answers with this status. */
const committing = (status: number) => async (commit: () => Promise<unknown>) => {
  await commit()
  return status
}
const settled = () => vi.waitFor(() => expect(schedules).toBe(1), WAIT_MS)

it('a call that succeeds drops the pages once, and its notification reads the schedule alone', async () => {
  answer = committing(201)
  const before = cache.generation()
  expect((await write()).status).toBe(201)
  expect(drops).toEqual(['call'])
  await settled()
  expect(drops).toEqual(['call'])
  expect(cache.generation()).toEqual({
    invalidations: before.invalidations + 1,
    writes: before.writes + 1,
  })
})

it('a call that fails after its commit drops the pages by its notification', async () => {
  answer = committing(503)
  expect((await write()).status).toBe(503)
  await vi.waitFor(() => expect(drops).toEqual(['refresh']), WAIT_MS)
})

it('a call whose client has disconnected drops the pages by its notification', async () => {
  const committed = Promise.withResolvers<void>()
  answer = async (commit) => {
    await commit()
    committed.resolve()
    return new Promise<number>(() => undefined)
  }
  const call = await leaving('POST', '/api/blog')
  await committed.promise
  await call.leave()
  await vi.waitFor(() => expect(drops).toEqual(['refresh']), WAIT_MS)
})

it('a change shows while the call that made it still runs', async () => {
  const end = Promise.withResolvers<void>()
  answer = async (commit) => {
    await commit()
    await end.promise
    return 200
  }
  const running = write()
  await vi.waitFor(() => expect(drops).toEqual(['refresh']), WAIT_MS)
  end.resolve()
  await running
  expect(drops).toEqual(['refresh', 'call'])
})

it.each(['', randomUUID()])('a change by another process drops the pages (%j)', async (id) => {
  await notify(id)
  await vi.waitFor(() => expect(drops).toEqual(['refresh']), WAIT_MS)
})

it('a write by the built-in admin drops the pages by its notification', async () => {
  answer = committing(200)
  await write('/payload/api/posts/1', 'PATCH')
  await vi.waitFor(() => expect(drops).toEqual(['refresh']), WAIT_MS)
})

it('a page that was rendered during a write is dropped, also when its visitor has left', async () => {
  answer = committing(200)
  const visit = await leaving('GET', '/blog')
  await vi.waitFor(() => expect(isRendering).toBe(true), WAIT_MS)
  await visit.leave()
  await write()
  await settled()
  expect(drops).toEqual(['call'])
  rendered.resolve()
  await vi.waitFor(() => expect(drops).toEqual(['call', 'refresh']), WAIT_MS)
})

it.each([
  ['its own request, also of a job that began long ago', () => newRequestId(), 1],
  ['a script', () => '', 1],
  ['a request of another server', () => randomUUID(), 0],
])('a shared cache is purged for a change by %s', async (_, nameRequest, expected) => {
  const atStart = purges
  await vi.waitFor(() => expect(purges).toBe(atStart + 1), WAIT_MS)
  const refreshesAtStart = refreshes
  await notify(nameRequest())
  await vi.waitFor(() => expect(refreshes).toBe(refreshesAtStart + 1), WAIT_MS)
  await changes.stop()
  changes = INACTIVE
  expect(purges).toBe(atStart + 1 + expected)
})
