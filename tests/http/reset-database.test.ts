import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { startFaultProxy } from '#tests/support/fault-proxy.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { startProduct } from '#tests/support/start-product.ts'
import type { StartedProduct } from '#tests/support/start-product.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createVisitor } from '#tests/support/visitor.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let proxy: Awaited<ReturnType<typeof startFaultProxy>>
let product: StartedProduct
let owner: Visitor

beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await startFaultProxy(database.url)
  product = await startProduct({ databaseUrl: proxy.url, env: { LOG_LEVEL: 'debug' } })
  owner = createVisitor(product)
  await owner.signIn()
})
afterAll(async () => {
  await product.stop()
  await proxy.stop()
  await database.drop()
})

const status = async (path: string) => (await fetch(product.url + path)).status
const statusesOf = (paths: string[]) => Promise.all(paths.map(status))
const publish = async (title: string) => {
  const response = await owner.write('POST', '/api/blog', postBody({ title }))
  return `/blog/${((await response.json()) as Post).slug}`
}
const REFRESH = '"method":"POST","path":"/api/internal/refresh"'
const SCHEDULE = '"method":"GET","path":"/api/internal/refresh"'
const SAVE = '"method":"POST","path":"/api/blog"'
type Renewal = { since: number; after: string; status?: number }
/** Waits until the server has renewed these pages after the last request with these words in its log line. */
async function expectRenewed(pages: string[], { since, after, status = 200 }: Renewal) {
  const requests = () => product.output().slice(since).split(after).slice(1).at(-1) ?? ''
  const lineOf = (page: string) => `"path":"${page}","status":${status}`
  for (const page of pages) await expect.poll(requests).toContain(lineOf(page))
}
const isReady = () => expect.poll(() => status('/api/ready')).toBe(200)

describe.each(['down', 'frozen'] as const)('after a write, with a database that is %s', (kind) => {
  it('serves cached pages when the database fails right after a write', async () => {
    await isReady()
    const post = await publish(`Public before ${kind}`)
    const pages = ['/', '/blog', post, '/rss.xml']
    expect(await statusesOf(pages)).toEqual([200, 200, 200, 200])
    const before = product.output().length
    const next = await publish(`Public as well before ${kind}`)
    // Before the servers receive the notification of the write.
    expect(await statusesOf(['/', next])).toEqual([200, 200])
    await expectRenewed(pages.slice(1), { since: before, after: SAVE })
    proxy.set({ kind })
    expect(await statusesOf([...pages, next])).toEqual([200, 200, 200, 200, 200])
    proxy.set({ kind: 'none' })
  })
})

it('drops the pages once for a call, and its notification reads the schedule', async () => {
  await isReady()
  const before = product.output().length
  await publish('Dropped once')
  const log = () => product.output().slice(before)
  await expect.poll(log).toContain(SCHEDULE)
  expect(log()).not.toContain(REFRESH)
})

it('a save that fails loses no page, and a withdrawn post is gone', async () => {
  await isReady()
  const post = await publish('Public for a while')
  expect(await statusesOf(['/', post])).toEqual([200, 200])
  const before = product.output().length
  const { rows } = product
  const [row] = await rows(`select id from posts where title = 'Public for a while'`)
  const withdrawn = await owner.write('PATCH', `/payload/api/posts/${String(row?.['id'])}`, {
    _status: 'draft',
  })
  expect(withdrawn.status).toBe(200)
  await expectRenewed([post], { since: before, after: REFRESH, status: 404 })
  await expectRenewed(['/'], { since: before, after: REFRESH })
  proxy.set({ kind: 'down' })
  const failed = await owner.write('POST', '/api/blog', postBody({ title: 'Not saved' }))
  expect(failed.status).toBe(503)
  expect(await statusesOf(['/', post])).toEqual([200, 404])
  proxy.set({ kind: 'none' })
  await isReady()
})
