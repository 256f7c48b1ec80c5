import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLogger } from '#src/server/process/logger.ts'
import { scheduleWarmUp } from '#src/server/cache/warm-up.ts'
import { startTestServer } from '#tests/support/test-server.ts'

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
  scheduleWarmUp(targetOf(started.port), createLogger('silent'))
  return visits
}

const targetOf = (port: number) => ({ address: '0.0.0.0', port, host: 'folio.test' })

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
    const stop = scheduleWarmUp(targetOf(1), createLogger('silent'))
    expect(vi.getTimerCount()).toBe(1)
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
