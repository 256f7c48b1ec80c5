// @module-tag long
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { residentMegabytes, seedProduct, tell } from '#tests/support/load.ts'
import { fuzzServer } from '#tests/support/server-fuzz.ts'
import { loggedFailures } from '#tests/support/site-problems.ts'
import { startProduct } from '#tests/support/start-product.ts'
import type { StartedProduct } from '#tests/support/start-product.ts'
import { createVisitor, SESSION } from '#tests/support/visitor.ts'

/** Fixed seeds, for reproducible failures; add the seed of each failure. */
const SEEDS = [20261121, 4031205]

let product: StartedProduct
let cookie: string

beforeAll(async () => {
  product = await startProduct()
  await seedProduct(product)
  const visitor = createVisitor(product)
  await visitor.signIn()
  cookie = `${SESSION}=${visitor.session()}`
  // Warm-up: modules and caches loaded at the first use are not growth.
  await fuzzServer({ product, cookie, count: 1500, seed: 1, hangMs: 10_000 })
}, 600_000)
afterAll(() => product.stop(), 60_000)

describe('requests of any kind, to the built product', () => {
  it.each(SEEDS)('2,000 of seed %i: no 5xx, no hang, no leak, no growth', async (seed) => {
    const before = await residentMegabytes(product.pid)
    const statuses = await fuzzServer({ product, cookie, count: 2000, seed, hangMs: 5000 })
    const after = await residentMegabytes(product.pid)
    tell('2,000 requests to the product', { 'RSS before MB': before, 'RSS after MB': after })
    for (const status of [200, 400, 404, 405]) expect(statuses[status] ?? 0).toBeGreaterThan(0)
    expect(loggedFailures(product.output())).toEqual([])
    // A tenth, and a margin for garbage not yet collected.
    expect(after).toBeLessThan(before * 1.1 + 50)
  })
})
