import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { childEnv } from '#src/env.ts'
import { createLogger } from '#src/server/process/logger.ts'
import { createResponseCache } from '#src/server/cache/response-cache.ts'
import { scheduleWarmUp, createCacheWarming } from '#src/server/invalidation/cache-warming.ts'
import { CONFIRMED, signedCookie, startTestServer } from '#tests/support/test-server.ts'

let site: Awaited<ReturnType<typeof startTestServer>> | undefined
afterEach(async () => {
  vi.useRealTimers()
  await site?.stop()
})

const start = async () => {
  const visits: string[] = []
  const started = await startTestServer({
    handle: async (req, res) => {
      visits.push(`${req.method} ${req.headers.host} ${req.url}`)
      if (req.url === '/blog/-') res.statusCode = 404
      res.end('ok')
    },
  })
  site = started
  scheduleWarmUp(targetOf(started.port), logger)
  return visits
}

const logger = createLogger('silent')
const targetOf = (port: number) => ({ address: '0.0.0.0', port, host: 'folio.test' })
const warmingOf = (port: number, { outdatedPages }: ReturnType<typeof createResponseCache>) =>
  createCacheWarming(targetOf(port), { outdatedPages, logger })

describe('warm-up after the start', () => {
  it('renders the public pages once, sequentially', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const visits = await start()
    expect(visits).toEqual([])
    vi.runAllTimers()
    vi.useRealTimers()
    await expect
      .poll(() => visits)
      .toEqual(['/', '/blog', '/blog/-'].map((path) => `GET folio.test ${path}`))
  })

  it('sends no more requests once the server stops', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const stop = scheduleWarmUp(targetOf(1), logger)
    expect(vi.getTimerCount()).toBe(1)
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('the server asks itself without the proxy of its environment', async () => {
  const { port } = (site = await startTestServer())
  const target = JSON.stringify({ address: '127.0.0.1', port, host: 'folio.test' })
  const program = `
    import { callInternalApi, requestPage } from '#src/server/process/loopback-request.ts'
    const target = { ...${target}, key: 'internal-key-of-this-test' }
    await callInternalApi({ method: 'POST', path: '/api/internal/refresh' }, target).catch(String)
    console.log(await requestPage('/api/health', target))`
  const proxy = 'http://127.0.0.1:1'
  const settings = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: proxy, http_proxy: proxy, NO_PROXY: '' }
  const args = ['--input-type=module', '--eval', program]
  const env = childEnv(settings)
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  expect(stdout).toBe('200\n')
})

describe('renewal after an invalidation', () => {
  const visits: string[] = []
  let failing = ''
  const startSite = async () => {
    const cache = createResponseCache()
    visits.length = 0
    failing = ''
    const { get, port } = (site = await startTestServer({
      cache,
      handle: (req, res) => {
        visits.push(req.url ?? '')
        if (req.url === failing) return void res.writeHead(500).end()
        res.writeHead(req.url === '/gone' ? 404 : 200, {
          'content-type': 'text/html',
          'x-nextjs-prerender': '1',
        })
        res.end(`<p>${visits.length}</p>`)
      },
    }))
    for (const path of ['/three', '/gone', '/two', '/one']) await get(path)
    visits.length = 0
    return { cache, get, ...warmingOf(port, cache) }
  }

  it('replaces each cached page, most recently used first', async () => {
    const { cache, get, renew } = await startSite()
    renew()
    cache.invalidate(true)
    renew()
    await expect.poll(() => visits).toEqual(['/one', '/two', '/three'])
    await expect.poll(() => cache.outdatedPages()).toEqual([])
    failing = '/two'
    expect((await get('/two')).text).toBe('<p>2</p>')
  })

  it('ends with the first page that fails, whose last version stays', async () => {
    const { cache, get, renew } = await startSite()
    failing = '/two'
    cache.invalidate(false)
    renew()
    await expect.poll(() => visits).toEqual(['/one', '/two'])
    expect((await get('/two')).text).toBe('<p>3</p>')
    expect(cache.outdatedPages()).toEqual(['/two', '/three'])
  })

  it('pauses during a write: a page that is being rendered ends first, the others follow the write', async () => {
    const cache = createResponseCache()
    const events: string[] = []
    const waits = new Map<string, PromiseWithResolvers<void>>()
    const { get, port } = (site = await startTestServer({
      cache,
      beginWrite: () => cacheWarming.hold(),
      handle: async (req, res) => {
        const name = `${req.method} ${req.url}`
        events.push(name)
        await waits.get(name)?.promise
        events.push(`end of ${name}`)
        const confirmed = req.method === 'POST' ? CONFIRMED : {}
        const page = { 'content-type': 'text/html', 'x-nextjs-prerender': '1' }
        res.writeHead(200, { ...page, ...confirmed }).end(`<p>${events.length}</p>`)
      },
    }))
    const cacheWarming = warmingOf(port, cache)
    for (const path of ['/three', '/two', '/one']) await get(path)
    events.length = 0
    for (const name of ['GET /two', 'POST /api/blog']) waits.set(name, Promise.withResolvers())
    cache.invalidate(true)
    cacheWarming.renew()
    await expect.poll(() => events.at(-1)).toBe('GET /two')
    const headers = { origin: 'http://folio.test', cookie: await signedCookie() }
    const answer = get('/api/blog', { method: 'POST', headers })
    // Time enough for a write that does not wait.
    for (let requests = 0; requests < 20; requests += 1) await get('/api/ready')
    expect(events.at(-1)).toBe('GET /two')
    waits.get('GET /two')?.resolve()
    await expect.poll(() => events.at(-1)).toBe('POST /api/blog')
    cacheWarming.renew()
    waits.get('POST /api/blog')?.resolve()
    await answer
    await expect.poll(() => cache.outdatedPages()).toEqual([])
    const expected = [
      'GET /one',
      'GET /two',
      'POST /api/blog',
      'GET /two',
      'GET /one',
      'GET /three',
    ]
    expect(events).toEqual(expected.flatMap((name) => [name, `end of ${name}`]))
  })
})
