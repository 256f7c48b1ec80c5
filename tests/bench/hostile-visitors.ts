import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '#tests/support/load.ts'
import { fillPosts } from '#tests/support/more-posts.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { startProduct } from '#tests/support/start-product.ts'
import { createVisitor } from '#tests/support/visitor.ts'

/**
 * `node tests/bench/hostile-visitors.ts`, after a build: thirty connections of one address against a site with 2,000
 * posts, and how long another visitor waits meanwhile for the home page and for posts that nobody has read yet.
 */
const CONNECTIONS = 30
const ATTACK_MS = 6000
const [HOSTILE, OTHER] = ['203.0.113.1', '203.0.113.2']

const product = await startProduct()
const port = Number(new URL(product.url).port)
const author = createVisitor(product)
await author.signIn()
await author.write('POST', '/api/blog', postBody({ title: 'The first', tags: ['one'] }))
await fillPosts(product, 2000)
const ids = (await product.rows('select id from posts')).map(({ id }) => String(id))

type Sent = { method?: string; headers?: http.OutgoingHttpHeaders; body?: string | Buffer }
async function send(path: string, client: string, { method = 'GET', headers, body }: Sent = {}) {
  const start = performance.now()
  const own = { host: new URL(product.url).host, 'x-forwarded-for': client, ...headers }
  const call = http.request({ port, host: '127.0.0.1', path, method, headers: own, agent: false })
  call.end(body)
  try {
    const [answer] = (await once(call, 'response')) as [http.IncomingMessage]
    await once(answer.resume(), 'end')
    return { status: answer.statusCode ?? 0, ms: performance.now() - start }
  } catch {
    return { status: 0, ms: performance.now() - start }
  }
}

const words = (length: number) => 'postgres index lock queue '.repeat(length / 26)
const nested = Buffer.alloc(8_300_000, '[')
const serverFunction = { 'next-action': `40${'a'.repeat(40)}`, 'content-type': 'text/plain' }
const ATTACKS: Record<string, (at: number) => [path: string, sent?: Sent]> = {
  nothing: () => ['/api/health'],
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

let newest = 2
for (const [name, attack] of Object.entries(ATTACKS)) {
  const end = performance.now() + ATTACK_MS
  const isOver = () => performance.now() > end
  const statuses: Record<number, number> = {}
  let sent = 0
  const attacker = async () => {
    while (!isOver()) {
      const [path, how] = attack((sent += 1))
      const { status } = await send(path, HOSTILE, how)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (name === 'nothing') await pause(500)
    }
  }
  const times = async (path: () => string) => {
    const all = []
    for (await pause(500); !isOver(); await pause(100)) all.push(await send(path(), OTHER))
    return all
  }
  const attackers = Array.from({ length: CONNECTIONS }, attacker)
  const [home, posts] = await Promise.all([
    times(() => '/'),
    times(() => `/blog/post-${(newest += 1)}`),
  ])
  await Promise.all(attackers)
  const figures = (answers: { status: number; ms: number }[]) => {
    const ms = answers.map((answer) => answer.ms)
    const failed = answers.filter(({ status }) => status !== 200).length
    return `${percentile(ms, 50)} / ${percentile(ms, 95)} / ${percentile(ms, 100)} ms, ${failed} failed`
  }
  console.log(
    `${name} ${JSON.stringify(statuses)}: home ${figures(home)}; new post ${figures(posts)}`,
  )
}
await product.stop()
