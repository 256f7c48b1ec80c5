import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'

export type Throughput = { perSecond: number; p99: number; errors: number }

const SECONDS = 8
// The server ends a connection after 1,000 requests; autocannon would go on and count refusals.
const reconnectRate = 900

/** Requests a second that `url` answers to `connections` at once, after a second of warming up. */
export async function measure(url: string, connections: number): Promise<Throughput> {
  await autocannon({ url, connections, duration: 1, reconnectRate })
  const result = await autocannon({ url, connections, duration: SECONDS, reconnectRate })
  return {
    perSecond: Math.round(result.requests.average),
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  }
}

/** The same bytes and headers from a bare Node server in a process of its own. */
export async function measureBare(url: string, connections: number): Promise<Throughput> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const skipped = new Set([
    'content-length',
    'connection',
    'keep-alive',
    'date',
    'transfer-encoding',
  ])
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !skipped.has(name)))
  const child = fork(new URL('./bare-server.ts', import.meta.url))
  child.send({ headers, body: await response.text() })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  try {
    return await measure(`http://127.0.0.1:${port}/`, connections)
  } finally {
    child.kill()
  }
}
