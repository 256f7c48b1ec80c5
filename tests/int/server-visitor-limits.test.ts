import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { VisitorLimitOptions } from '#src/server/limits/visitor-limits.ts'
import { requestPage } from '#src/server/process/loopback-request.ts'
import { signedCookie, startTestServer } from '#tests/support/test-server.ts'

const [HOSTILE, OTHER] = ['203.0.113.1', '203.0.113.2']
let site: Awaited<ReturnType<typeof startTestServer>>
/** Requests that the application works on, until they are answered. */
let working: { url: string; answer: () => void }[] = []
let isSlow = false
afterEach(async () => {
  for (const { answer } of working) answer()
  await site.stop()
})

async function start(visitorLimits: VisitorLimitOptions = {}) {
  working = []
  isSlow = false
  site = await startTestServer({
    trustProxy: 1,
    visitorLimits,
    handle: (req, res) => {
      const answer = () => {
        working = working.filter((one) => one.answer !== answer)
        res.setHeader('x-nextjs-prerender', '1')
        res.setHeader('content-type', 'text/html')
        res.statusCode = req.url?.startsWith('/unknown') ? 404 : 200
        res.end('<p>')
      }
      working.push({ url: req.url ?? '', answer })
      if (!isSlow) answer()
    },
  })
}

const ask = (path: string, client = HOSTILE, headers: Record<string, string> = {}) =>
  site.get(path, { headers: { 'x-forwarded-for': client, ...headers } })
const urls = () => working.map(({ url }) => url)
const answerAll = () => {
  isSlow = false
  for (const { answer } of working) answer()
}
const times = (count: number) => Array.from({ length: count }, (_, at) => at)

describe('the budget of an address', () => {
  const BUDGET = { rate: { uses: 3, seconds: 60 } }
  const spend = async () => {
    const statuses = []
    for (const at of times(3)) statuses.push((await ask(`/unknown/${at}`)).status)
    expect(statuses).toEqual([404, 404, 404])
  }

  it('is used by each request that no cache answers, and then 429 says how long', async () => {
    await start(BUDGET)
    await spend()
    for (const path of [
      '/unknown/4',
      '/blog?q=a',
      '/api/blog',
      '/payload/login',
      '/cards/a.png',
      '/?p=1',
    ]) {
      const { status, headers } = await ask(path)
      expect([path, status]).toEqual([path, 429])
      expect(Number(headers['retry-after'])).toBeGreaterThan(50)
    }
    expect((await ask('/unknown/5', OTHER)).status).toBe(404)
  })

  it('is not used by cached responses, files, probes, a session and the server itself', async () => {
    await start(BUDGET)
    await ask('/', OTHER)
    await spend()
    expect((await ask('/')).status).toBe(200)
    expect((await ask('/files/media/a.png')).status).toBe(200)
    expect((await ask('/api/health')).status).toBe(200)
    expect(
      (await ask('/blog/of-the-owner', HOSTILE, { cookie: await signedCookie() })).status,
    ).toBe(200)
    const own = { address: '127.0.0.1', port: site.port, host: 'folio.test' }
    for (const at of times(4))
      expect(await requestPage(`/own/${at}`, { ...own, key: 'internal-key-of-this-test' })).toBe(
        200,
      )
    expect(await requestPage('/own/none', own)).toBe(200)
  })

  it('counts a /64 of IPv6 as one address, and nothing that another proxy adds', async () => {
    await start(BUDGET)
    for (const at of times(3)) await ask(`/unknown/${at}`, `2001:db8:1:2::${at}`)
    expect((await ask('/unknown/4', '2001:db8:1:2::4')).status).toBe(429)
    expect((await ask('/unknown/4', `2001:db8:1:3::1, 2001:db8:1:2::5`)).status).toBe(429)
    expect((await ask('/unknown/4', '2001:db8:1:3::1')).status).toBe(404)
  })
})

describe('turns', () => {
  it('30 requests of one address occupy the application with two, and another visitor waits for none', async () => {
    await start()
    await ask('/', OTHER)
    isSlow = true
    const hostile = times(30).map((at) => ask(`/blog?q=${at}`))
    await expect.poll(urls).toHaveLength(2)
    expect((await ask('/', OTHER)).status).toBe(200)
    const post = ask('/blog/a-new-post', OTHER)
    await expect.poll(() => urls().at(-1)).toBe('/blog/a-new-post')
    working.at(-1)?.answer()
    expect((await post).status).toBe(200)
    expect(urls()).toHaveLength(2)
    answerAll()
    const statuses = await Promise.all(hostile)
    expect(statuses.filter(({ status }) => status !== 200)).toEqual([])
  })

  it('searches, cards and pages of the built-in admin have four in all, other pages go on', async () => {
    await start()
    isSlow = true
    const paths = [
      '/blog?q=a',
      '/blog-search?q=b',
      '/api/search?q=c',
      '/cards/a.png',
      '/payload',
      '/payload/login',
    ]
    const asked = paths.map((path, at) => ask(path, `198.51.100.${at}`))
    await expect.poll(urls).toHaveLength(4)
    const page = ask('/blog/a', OTHER)
    await expect.poll(urls).toContain('/blog/a')
    expect(urls()).toHaveLength(5)
    answerAll()
    for (const { status } of await Promise.all([...asked, page])) expect(status).toBe(200)
  })

  it('rejects requests immediately that would wait too long, per address and in total', async () => {
    await start()
    isSlow = true
    const hostile = times(62).map((at) => ask(`/unknown/${at}`))
    await expect.poll(urls).toHaveLength(2)
    await expect.poll(async () => (await ask('/unknown/63')).status).toBe(503)
    const crowd = times(64).map((at) => ask('/payload/login', `198.51.100.${at}`))
    await expect.poll(urls).toHaveLength(6)
    const { status, headers } = await ask('/payload/login', OTHER)
    expect([status, headers['retry-after']]).toEqual([503, '5'])
    answerAll()
    await Promise.all([...hostile, ...crowd])
  })

  it('shows the page that was cached last instead of a refusal', async () => {
    await start({ waitMs: 50 })
    const first = await ask('/blog', HOSTILE)
    isSlow = true
    const hostile = times(2).map((at) => ask(`/unknown/${at}`))
    await expect.poll(urls).toHaveLength(2)
    expect((await ask('/unknown/2')).status).toBe(503)
    const again = await ask('/blog')
    expect([again.status, again.text]).toEqual([200, first.text])
    answerAll()
    await Promise.all(hostile)
  })

  it('a client that leaves keeps its slot until its request is answered', async () => {
    await start()
    isSlow = true
    for (const at of times(2)) {
      const socket = connect({ port: site.port, host: '127.0.0.1' })
      socket.write(`GET /blog?q=${at} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${HOSTILE}\r\n\r\n`)
      await expect.poll(urls).toHaveLength(at + 1)
      socket.destroy()
      await once(socket, 'close')
    }
    const third = ask('/blog?q=2')
    for (const at of times(20)) await ask(`/api/health?${at}`, OTHER)
    expect(urls()).toEqual(['/blog?q=0', '/blog?q=1'])
    answerAll()
    expect((await third).status).toBe(200)
  })

  it('an answer that takes very long gives its slot to the next', async () => {
    await start({ holdMs: 100 })
    isSlow = true
    const asked = times(3).map((at) => ask(`/blog?q=${at}`))
    await expect.poll(urls).toHaveLength(3)
    answerAll()
    await Promise.all(asked)
  })
})
