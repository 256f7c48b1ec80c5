import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '#src/contract/limits.ts'
import { hostileBodies } from '#tests/support/hostile-bodies.ts'
import { percentile, tell, timedGet } from '#tests/support/load.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { startMigratedDatabase, startProduct } from '#tests/support/start-product.ts'
import type { StartedProduct } from '#tests/support/start-product.ts'
import { createVisitor, SESSION } from '#tests/support/visitor.ts'

/** What is promised for two cores with nothing else to do. */
const BARS = { otherMs: 250, answerMs: 2000 }
const EVERY_MS = 20

let database: Awaited<ReturnType<typeof startMigratedDatabase>>
let product: StartedProduct
let port: number
let headers: Record<string, string>

beforeAll(async () => {
  database = await startMigratedDatabase()
  product = await startProduct({ databaseUrl: database.url })
  port = Number(new URL(product.url).port)
  const visitor = createVisitor(product)
  await visitor.signIn()
  headers = { cookie: `${SESSION}=${visitor.session()}`, origin: product.url }
  // The code behind it is loaded and compiled.
  for (let at = 0; at < 3; at += 1) await save('<p>Hello</p>')
}, 300_000)
afterAll(async () => {
  await product.stop()
  await database.stop()
}, 60_000)

const save = (content: string) =>
  fetch(`${product.url}/api/blog`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(postBody({ content, isPublished: false })),
  })

const upload = (call: string, field: string, bytes: Uint8Array, name: string) => {
  const form = new FormData()
  form.set(field, new File([new Uint8Array(bytes)], name))
  return fetch(`${product.url}/api/${call}/upload`, { method: 'POST', headers, body: form })
}

/** How long others wait for the cheapest answer there is, while this is at work. */
async function whileOthersAsk(work: () => Promise<Response>) {
  const waits: number[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      waits.push((await timedGet(port, '/api/health')).ms)
      await pause(EVERY_MS)
    }
  })()
  const start = performance.now()
  const response = await work()
  const ms = Math.round(performance.now() - start)
  isOver = true
  await asking
  await response.arrayBuffer()
  return { status: response.status, ms, slowest: percentile(waits, 100) }
}

async function expectFluent(title: string, work: () => Promise<Response>) {
  const { status, ms, slowest } = await whileOthersAsk(work)
  tell(title, { status, 'answered in ms': ms, 'others waited at most ms': slowest })
  expect(slowest).toBeLessThan(BARS.otherMs)
  if (status < 400) expect(ms).toBeLessThan(BARS.answerMs)
  else expect([400, 413]).toContain(status)
}

const { nested, wide, broken } = hostileBodies(LIMITS.postContentBytes - 100)
const bodies = [...nested, ...wide, ...broken]

describe('X, L: one body does not hold up the others (P4, P11), as built', () => {
  it.each(bodies)('a post of %s', { timeout: 200_000 }, (title, wire) =>
    expectFluent(title, () => save(wire)),
  )

  it('a post that is as long as one may be, of ordinary text', () => {
    const text = '<p>The same <strong>words</strong> again and <a href="/blog">again</a>.</p>'
    const content = text.repeat(Math.floor((LIMITS.postContentBytes - 100) / text.length))
    return expectFluent('ordinary text', () => save(content))
  })

  it('a picture of as many pixels as one may have', { timeout: 200_000 }, async () => {
    const bytes = await sharp({
      create: { width: 7000, height: 7000, channels: 3, background: '#2266aa' },
    })
      .png()
      .toBuffer()
    const { status, ms, slowest } = await whileOthersAsk(() =>
      upload('media', 'media', bytes, 'large.png'),
    )
    tell('49 megapixels', { status, 'answered in ms': ms, 'others waited at most ms': slowest })
    expect(status).toBe(201)
    expect(slowest).toBeLessThan(BARS.otherMs)
  })

  it('a resume of 10 MB', () =>
    expectFluent('resume', () =>
      upload('resume', 'resume', pdf({ size: LIMITS.uploadBytes }), 'cv.pdf'),
    ))
})
