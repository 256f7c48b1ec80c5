import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '#src/contract/settings/settings-schemas.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { messageBody } from '#tests/support/post-bodies.ts'
import { startProduct } from '#tests/support/start-product.ts'
import type { StartedProduct } from '#tests/support/start-product.ts'
import { useServer } from '#tests/support/use-server.ts'
import { createVisitor, SCRIPT, SESSION } from '#tests/support/visitor.ts'

const server = useServer()
/** A second server on the same database. */
let other: StartedProduct
beforeAll(async () => {
  other = await startProduct({ databaseUrl: server.product().env['DATABASE_URL'] ?? '' })
})
afterAll(() => other.stop())

const follow = (product: { env: Record<string, string | undefined> }, session?: string) =>
  openEventStream(Number(product.env['PORT']), {
    host: `localhost:${product.env['PORT']}`,
    'accept-encoding': 'br',
    ...SCRIPT,
    ...(session ? { cookie: `${SESSION}=${session}` } : {}),
  })

it('is closed to a visitor', async () => {
  expect((await follow(server.product())).status).toBe(401)
})

it('a message, an export and a setting on one server show on a stream of another one', async () => {
  const stream = await follow(other, await server.session())
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  expect(stream.headers['content-encoding']).toBeUndefined()
  const sent = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify(messageBody()),
  })
  expect(sent.status).toBe(201)
  const heard = () => Object.assign({}, ...stream.events('change')) as object
  await expect.poll(heard).toMatchObject({ messages: [''] })
  const exported = await server.asAdmin('GET', '/api/contact/export')
  await expect.poll(heard).toMatchObject({ activity: [exported.headers.get('x-request-id')] })
  const saved = await server.asAdmin('PUT', '/api/settings', DEFAULT_SETTINGS)
  await expect.poll(heard).toMatchObject({ settings: [saved.headers.get('x-request-id')] })
  stream.close()
})

it('ends with its session, on every server, and no other stream with it', async () => {
  const mine = await server.newSession()
  const leaving = createVisitor(server.product())
  await leaving.signIn()
  const revoked = leaving.session()
  const streams = [
    await follow(server.product(), mine),
    await follow(other, revoked),
    await follow(server.product(), revoked),
    await follow(other, mine),
  ]
  expect((await leaving.go('/api/logout')).status).toBe(303)
  await expect
    .poll(() => streams.map((stream) => stream.isEnded()), { timeout: 5000 })
    .toEqual([false, true, true, false])
  expect((await follow(other, revoked)).status).toBe(401)
  for (const stream of streams) stream.close()
})
