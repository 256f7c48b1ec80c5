import { expect, inject, it } from 'vitest'
import { errorBodySchema } from '#src/contract/errors.ts'
import { closeDatabase, openDatabase } from '#tests/support/databases.ts'
import { useDedicatedServer } from '#tests/support/use-server.ts'
import { createVisitor } from '#tests/support/visitor.ts'

// A database that is unavailable at the start, or hangs: npm run test:long.
const server = useDedicatedServer({ failures: [503] })
const name = () => new URL(server.product().env['DATABASE_URL'] ?? '').pathname.slice(1)
const ask = (path: string) => fetch(`${server.url}${path}`)
const status = async (path: string) => (await ask(path)).status

it('database stopped: pages 200, API 503, sign-in error, health 200, ready 503; recovers on the next call', async () => {
  for (const path of ['/', '/blog', '/admin']) expect(await status(path)).toBe(200)
  // The warm-up requests it shortly after the start, which would then be a different failure.
  expect(await status('/blog/-')).toBe(404)
  await closeDatabase(inject('databaseServer'), name())
  for (const path of ['/', '/blog', '/admin'])
    expect({ path, status: await status(path) }).toEqual({ path, status: 200 })
  // A page that was never rendered before cannot be rendered now.
  expect(await status('/blog/asked-for-the-first-time')).toBe(503)

  const call = await ask('/api/blog')
  expect(call.status).toBe(503)
  expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0)
  const body: unknown = await call.json()
  expect(errorBodySchema.parse(body).message).not.toMatch(/postgres|sql|127\.0\.0\.1|folio_/i)

  const browser = createVisitor(server.product())
  expect((await browser.signIn()).headers.get('location')).toBe('/admin?error=login_error')
  expect(browser.session()).toBe('')
  expect(await status('/api/health')).toBe(200)
  expect(await status('/api/ready')).toBe(503)

  await openDatabase(inject('databaseServer'), name())
  expect(await status('/api/blog')).toBe(200)
  await expect.poll(() => status('/api/ready')).toBe(200)
  expect((await browser.signIn()).headers.get('location')).toBe('/cms')
})
