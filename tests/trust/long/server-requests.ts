// @module-tag long
import { beforeAll, describe, expect, it } from 'vitest'
import { residentMegabytes, seedProduct, tell } from '#tests/support/load.ts'
import { fuzzServer } from '#tests/support/server-fuzz.ts'
import type { StartedProduct } from '#tests/support/start-product.ts'
import { useDedicatedServer } from '#tests/support/use-server.ts'
import { SESSION } from '#tests/support/visitor.ts'

/** Fixed seeds, for reproducible failures; add the seed of each failure. */
const SEEDS = [20261121, 4031205]

const server = useDedicatedServer()
let cookie: string
let product: StartedProduct

beforeAll(async () => {
  product = server.started()
  await seedProduct(product)
  cookie = `${SESSION}=${await server.session()}`
  // Warm-up: modules and caches loaded at the first use are not growth.
  await fuzzServer({ product, cookie, count: 1500, seed: 1, hangMs: 10_000 })
}, 600_000)

describe('requests of any kind, to the built product', () => {
  it.each(SEEDS)('2,000 of seed %i: no 5xx, no hang, no leak, no growth', async (seed) => {
    const before = await residentMegabytes(product.pid)
    const statuses = await fuzzServer({ product, cookie, count: 2000, seed, hangMs: 5000 })
    const after = await residentMegabytes(product.pid)
    tell('2,000 requests to the product', { 'RSS before MB': before, 'RSS after MB': after })
    for (const status of [200, 400, 404, 405]) expect(statuses[status] ?? 0).toBeGreaterThan(0)
    // A tenth, and a margin for garbage not yet collected.
    expect(after).toBeLessThan(before * 1.1 + 50)
  })
})
