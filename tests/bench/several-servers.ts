import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seedProduct } from '#tests/support/load.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { startServerGroup } from '#tests/support/server-group.ts'
import type { ServerGroup } from '#tests/support/server-group.ts'
import { measure } from './throughput.ts'

// `node tests/bench/several-servers.ts`: the figures of docs/develop/scale.md, for one, two and three servers on this machine.
const VISITORS = 50
const WRITERS = 6
const WRITE_MS = 5000

for (const count of [1, 2, 3]) {
  const group = await startServerGroup(count)
  const first = group.member(0)
  await seedProduct(first)
  const ask = group.client((await group.signIn(0)).session())
  const saved = await ask(0, 'POST', '/api/blog', { json: postBody() })
  const { id, slug } = (await saved.json()) as { id: string; slug: string }
  const page = `/blog/${slug}`
  await visitAll(group, page)
  console.log(`${count} servers: memory after the start, MB: ${await memory(group)}`)
  if (count === 1) await tellQueries(group, { id, page })
  const direct = await measure(`http://127.0.0.1:${group.ports[0]}${page}`, VISITORS)
  const balanced = await measure(`http://127.0.0.1:${group.port}${page}`, VISITORS)
  console.log(`${count} servers: pages a second, direct and by nginx:`, direct, balanced)
  console.log(`${count} servers: writes a second: ${await writesPerSecond(ask)}`)
  console.log(`${count} servers: memory after the load, MB: ${await memory(group)}`)
  await group.stop()
}
process.exit(0)

async function visitAll(group: ServerGroup, page: string) {
  for (const port of group.ports)
    for (const target of ['/', '/blog', page]) await fetch(`http://127.0.0.1:${port}${target}`)
  await pause(1000)
}

/** Proportional set size of each process: pages that several share are divided among them. */
async function memory({ members }: ServerGroup): Promise<string> {
  const sizes = members.map(async ({ pid }) => {
    const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Math.round(Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024)
  })
  return (await Promise.all(sizes)).join(', ')
}

/** Statements that PostgreSQL logs for one request, and the bytes of its body. */
async function tellQueries(group: ServerGroup, { id, page }: { id: string; page: string }) {
  const { rows } = group.member(0)
  const [place] = await rows('show data_directory')
  const log = path.join(String(place?.['data_directory']), 'server.log')
  await rows(`alter system set log_statement = 'all'`)
  await rows('select pg_reload_conf()')
  const ask = group.client((await group.signIn(0)).session())
  const update = () =>
    ask(0, 'PUT', `/api/blog/${id}`, { json: postBody({ excerpt: String(performance.now()) }) })
  await update()
  await pause(3000)
  const direct = (target: string) => fetch(`http://127.0.0.1:${group.ports[0]}${target}`)
  const statements = async (from: number) => {
    const text = (await readFile(log, 'utf8')).slice(from)
    return text.match(/LOG: {2}(?:statement|execute [^:]+):/g)?.length ?? 0
  }
  const count = async (what: string, work: () => Promise<Response>) => {
    const before = (await readFile(log, 'utf8')).length
    const bytes = (await (await work()).arrayBuffer()).byteLength
    const [answered] = [await statements(before), await pause(1000)]
    const later = (await statements(before)) - answered
    console.log(`${what}: ${answered} statements, ${later} in the second after; ${bytes} bytes`)
  }
  const posts = (await (await direct('/api/blog')).json()) as { slug: string }[]
  await count(`a post, cached`, () => direct(page))
  await count('a post, rendered', () => direct(`/blog/${posts.at(-1)?.slug}`))
  await count('a search, rendered', () => direct('/blog?q=tests'))
  await count('update of a post; the cached pages are rendered again', update)
  await count('list of posts for the owner', () => ask(0, 'GET', '/api/blog'))
  await count('list of messages for the owner', () => ask(0, 'GET', '/api/contact'))
  await rows(`alter system reset log_statement`)
  await rows('select pg_reload_conf()')
}

async function writesPerSecond(ask: ReturnType<ServerGroup['client']>) {
  let written = 0
  const until = performance.now() + WRITE_MS
  const write = async (writer: number) => {
    while (performance.now() < until) {
      const json = postBody({ title: `Writer ${writer}, ${written}` })
      const answer = await ask(undefined, 'POST', '/api/blog', { json })
      await answer.arrayBuffer()
      if (answer.status !== 201) throw new Error(`A write answers ${answer.status}`)
      written += 1
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  return Math.round((written * 1000) / WRITE_MS)
}
