import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beginRequest, responseTo } from '#tests/support/http-client.ts'
import { requireProgram } from '#src/scripts/test-runner/installed-programs.ts'

export type Throughput = { perSecond: number; p99: number; errors: number }

/** Otherwise pages would be sent uncompressed, three times as large as a browser gets them. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const REPORT = fileURLToPath(new URL('./wrk-report.lua', import.meta.url))

/**
 * The load generator, written in C: one in JavaScript reaches fewer requests a second than the servers it measures.
 */
export const requireWrk = () => requireProgram('wrk')

export async function measure(url: string, connections: number): Promise<Throughput> {
  await wrk(url, connections, 1)
  return wrk(url, connections, 8)
}

async function wrk(url: string, connections: number, seconds: number): Promise<Throughput> {
  const headers = Object.entries(BROWSER).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`]
  const program = await requireWrk()
  const { stdout } = await promisify(execFile)(program, [...load, '-s', REPORT, ...headers, url])
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Throughput
}

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
  const { port, pathname } = new URL(url)
  const answer = await responseTo(beginRequest(Number(port), pathname, { headers: BROWSER }).end())
  const named = Object.entries(answer.headersDistinct)
  const headers = named.flatMap(([name, values = []]) =>
    OF_THE_CONNECTION.has(name) ? [] : [[name, values.join(', ')] as const],
  )
  return { headers: Object.fromEntries(headers), body: await buffer(answer) }
}
