import { once } from 'node:events'
import http from 'node:http'
import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

// A process of its own, so that its work does not delay the clock of hostile-visitors.ts. It has the lowest priority: in
// reality the attackers use other machines.
setPriority(19)

const CONNECTIONS = 30
const CLIENT = '203.0.113.1'
const [site = '', ...ids] = process.argv.slice(2)
const { host, port } = new URL(site)

type Sent = { method?: string; headers?: http.OutgoingHttpHeaders; body?: string | Buffer }
async function send(path: string, { method = 'GET', headers, body }: Sent = {}) {
  const own = { host, 'x-forwarded-for': CLIENT, ...headers }
  const call = http.request({ port, host: '127.0.0.1', path, method, headers: own, agent: false })
  // A server that refuses a body closes the connection while it is sent.
  call.on('error', () => undefined)
  call.end(body)
  try {
    const [answer] = (await once(call, 'response')) as [http.IncomingMessage]
    await once(answer.resume(), 'end')
    return answer.statusCode ?? 0
  } catch {
    return 0
  }
}

const words = (length: number) => 'postgres index lock queue '.repeat(length / 26)
const nested = Buffer.alloc(8_300_000, '[')
const serverFunction = { 'next-action': `40${'a'.repeat(40)}`, 'content-type': 'text/plain' }
const ATTACKS: Record<string, (at: number) => [path: string, sent?: Sent]> = {
  'a search of 15,000 characters': (at) => [`/blog?q=${at}${encodeURIComponent(words(10_000))}`],
  'a search of 150 characters': (at) => [`/blog?q=${at}${encodeURIComponent(words(150))}`],
  'a search of the API': (at) => [`/api/search?q=${at}${encodeURIComponent(words(150))}`],
  'unknown posts': (at) => [`/blog/unknown-${at}`],
  'parts of unknown posts': (at) => [`/blog/nowhere-${at}?_rsc=1`, { headers: { rsc: '1' } }],
  'the sign-in page of the built-in admin': () => ['/payload/login'],
  'a server function with 8 MB': () => [
    '/payload/login',
    { method: 'POST', headers: serverFunction, body: nested },
  ],
  'preview pictures': (at) => [`/cards/${ids[at % ids.length]}.png`],
  'old addresses': (at) => [`/?p=${at}`],
  fragments: (at) => [`/api/blog#${at}`],
}

/** Asks from all connections for so long. @returns how often each status was answered */
async function attackFor(ms: number, attack: (at: number) => [path: string, sent?: Sent]) {
  const end = performance.now() + ms
  const statuses: Record<number, number> = {}
  let sent = 0
  const connection = async () => {
    while (performance.now() < end) {
      const status = await send(...attack((sent += 1)))
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return statuses
}

type Order = { name: string; ms: number }
const obey = async ({ name, ms }: Order) => {
  const attack = ATTACKS[name]
  // The first request loads the code that answers it, once in the life of a server.
  if (attack) await send(...attack(0))
  process.send?.('begun')
  process.send?.(attack ? await attackFor(ms, attack) : await pause(ms, {}))
}
process.on('message', (order: Order) => void obey(order))
process.send?.(Object.keys(ATTACKS))
