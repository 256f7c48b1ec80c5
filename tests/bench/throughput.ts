import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import autocannon from 'autocannon'

export type Throughput = { perSecond: number; p99: number; errors: number }

const SECONDS = 8
/** What every browser says; without it pages would go out three times as long as anybody gets them. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }
// The server ends a connection after 1,000 requests; autocannon would go on and count refusals.
const reconnectRate = 900

/** Requests a second that `url` answers to `connections` at once, after a second of warming up. */
export async function measure(url: string, connections: number): Promise<Throughput> {
  const asked = { url, connections, reconnectRate, headers: BROWSER }
  await autocannon({ ...asked, duration: 1 })
  const result = await autocannon({ ...asked, duration: SECONDS })
  return {
    perSecond: Math.round(result.requests.average),
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  }
}

/** The same bytes and headers from a bare Node server in a process of its own. */
export async function measureBare(url: string, connections: number): Promise<Throughput> {
  const { headers, body } = await whole(url)
  const child = fork(new URL('./bare-server.ts', import.meta.url))
  child.send({ headers, body: body.toString('base64') })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  try {
    return await measure(`http://127.0.0.1:${port}/`, connections)
  } finally {
    child.kill()
  }
}

const OF_THE_CONNECTION = new Set([
  ...['content-length', 'connection', 'keep-alive', 'date', 'transfer-encoding'],
])

/** An answer as it goes over the wire: fetch would undo the compression. */
async function whole(url: string) {
  const [answer] = (await once(get(url, { headers: BROWSER }), 'response')) as [IncomingMessage]
  const named = Object.entries(answer.headersDistinct)
  const headers = named.flatMap(([name, values = []]) =>
    OF_THE_CONNECTION.has(name) ? [] : [[name, values.join(', ')] as const],
  )
  return { headers: Object.fromEntries(headers), body: await buffer(answer) }
}
