import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SESSION_COOKIE } from '#src/contract/sessions.ts'
import { startTestServer } from '#tests/support/test-server.ts'

type Waiting = { url: string; cookie: string | undefined; answer: (status?: number) => void }

/** The application holds each request until the test lets it answer with its number. */
let asked: Waiting[] = []
let count = 0
let arrived = 0
let site: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  site = await startTestServer({
    handle: (req, res) => {
      count += 1
      const body = JSON.stringify({ number: count })
      asked.push({
        url: req.url ?? '',
        cookie: req.headers.cookie,
        answer: (status = 200) => {
          res.statusCode = status
          res.setHeader('Content-Type', 'application/json')
          if (status === 503) res.setHeader('Retry-After', '7')
          res.end(body)
        },
      })
    },
  })
  site.server.on('request', () => (arrived += 1))
})
afterAll(() => site.stop())
beforeEach(() => {
  asked = []
  count = 0
  arrived = 0
})

const list = (path = '/api/blog', headers: Record<string, string> = {}) =>
  site.get(path, { headers })
const askedTimes = (times: number) => expect.poll(() => asked.length).toBe(times)
const arrival = (requests: number) => expect.poll(() => arrived).toBe(requests)

describe('a crowd that asks for the list of posts', () => {
  it('shares the answer after the one that was under way when it came', async () => {
    const first = list()
    await askedTimes(1)
    const crowd = Array.from({ length: 20 }, () => list())
    await arrival(21)
    expect(asked).toHaveLength(1)
    asked[0]?.answer()
    expect((await first).text).toBe('{"number":1}')
    await askedTimes(2)
    const late = list()
    await arrival(22)
    asked[1]?.answer()
    const answers = await Promise.all(crowd)
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"number":2}']))
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(20)
    expect(answers.at(-1)?.headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    await askedTimes(3)
    asked[2]?.answer()
    expect((await late).text).toBe('{"number":3}')
  })

  it('is told together that the service is away', async () => {
    const first = list()
    await askedTimes(1)
    const crowd = [list(), list(), list()]
    await arrival(4)
    asked[0]?.answer(503)
    await first
    await askedTimes(2)
    asked[1]?.answer(503)
    const answers = await Promise.all(crowd)
    expect(answers.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
      Array.from({ length: 3 }, () => [503, '7']),
    )
    expect(asked).toHaveLength(2)
  })

  it('does not wait for an application that is slow', async () => {
    const first = list()
    await askedTimes(1)
    const crowd = [list(), list()]
    await askedTimes(3)
    for (const one of asked) one.answer()
    expect((await Promise.all([first, ...crowd])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ])
  })

  it('goes on without one that leaves', async () => {
    const leaving = new AbortController()
    const gone = fetch(`http://127.0.0.1:${site.port}/api/blog`, {
      signal: leaving.signal,
      headers: { host: 'folio.test' },
    }).catch(() => undefined)
    await askedTimes(1)
    const next = list()
    await arrival(2)
    leaving.abort()
    await gone
    await askedTimes(2)
    asked[1]?.answer()
    expect((await next).text).toBe('{"number":2}')
    asked[0]?.answer()
  })

  it('is no crowd with those who ask for something else, or are signed in', async () => {
    const all = [
      list(),
      list('/api/blog?page=2'),
      list('/api/blog', { cookie: `${SESSION_COOKIE}=a` }),
      list('/api/blog/a'),
      list('/api/blog/a'),
    ]
    await askedTimes(5)
    for (const one of asked) one.answer()
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })
})
