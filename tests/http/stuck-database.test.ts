import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { randomIp, SESSION } from '#tests/support/visitor.ts'
import { useServer } from '#tests/support/use-server.ts'

const server = useServer({ failures: [503] })
const { data } = server
const holders: pg.Client[] = []
afterEach(() => letGo())

async function lock(table: string) {
  const holder = new pg.Client({ connectionString: server.product().env['DATABASE_URL'] })
  holders.push(holder)
  await holder.connect()
  await holder.query(`begin; lock table ${table} in access exclusive mode`)
}
const letGo = () => Promise.all(holders.splice(0).map((holder) => holder.end()))

/** Each by another visitor: one address would wait for its turn. */
async function expectAway(path: string, more: Record<string, string> = {}) {
  const headers = { 'x-forwarded-for': randomIp(), ...more }
  const response = await fetch(`${server.url}${path}`, { headers })
  expect({ path, status: response.status }).toEqual({ path, status: 503 })
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
}
const status = async (path: string) => (await fetch(`${server.url}${path}`)).status

it('a database that accepts connections but hangs: 503 with Retry-After for pages, feeds, previews and readiness, and its cause is logged', async () => {
  const { id, slug } = await data.post({ title: 'Stuck', tags: ['stuck'] })
  const cookie = `${SESSION}=${await server.session()}`
  const written = server.product().output().length
  await lock('projects')
  // The readiness check does not query this table.
  const project = expectAway('/projects/stuck')
  expect(await status('/api/ready')).toBe(200)
  await lock('posts')
  await Promise.all([
    project,
    expectAway(`/blog/${slug}`),
    expectAway('/blog/tag/stuck'),
    expectAway('/blog/tag/stuck/rss.xml'),
    expectAway(`/cards/${id}.png`),
    expectAway(`/blog/${id}`, { cookie }),
    expectAway('/api/ready'),
    expectAway('/api/blog'),
  ])
  const causes = server
    .product()
    .output()
    .slice(written)
    .split('\n')
    .filter((line) => line.includes('"page failed"'))
  // The lock, or a connection that all the others hold.
  const [LOCK, NO_CONNECTION] = [
    /"code":"(?:55P03|57014)"/,
    /timeout exceeded when trying to connect/,
  ]
  expect(causes.filter((line) => LOCK.test(line)).length).toBeGreaterThan(3)
  expect(causes.filter((line) => !LOCK.test(line) && !NO_CONNECTION.test(line))).toEqual([])
  await letGo()
  for (const path of [`/blog/${slug}`, '/blog/tag/stuck/rss.xml', '/api/ready', '/api/blog']) {
    expect([path, await status(path)]).toEqual([path, 200])
  }
})
