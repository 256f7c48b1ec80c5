import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runScript } from '#tests/support/archives.ts'
import { startProduct } from '#tests/support/start-product.ts'
import type { StartedProduct } from '#tests/support/start-product.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { useServer } from '#tests/support/use-server.ts'
import { createVisitor, SESSION } from '#tests/support/visitor.ts'
import { folderOfFile } from '#tests/support/temporary-folder.ts'

const server = useServer()
const { data } = server
const folder = folderOfFile()
let database: Awaited<ReturnType<typeof createTestDatabase>>
let restored: StartedProduct | undefined

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await restored?.stop()
  await database.drop()
})

it('a site that was restored on another machine signs its owner in, and has its posts, files and resume', async () => {
  await data.post({ title: 'It was here' })
  const item = await data.text()
  await data.resume()

  const archive = path.join(folder, 'site.tar.gz')
  const { env } = server.product()
  expect(await runScript('backup', [archive], env)).toMatchObject({ code: 0 })
  const there = { DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'data') }
  const run = await runScript('restore', [archive], { ...env, ...there })
  expect(run).toMatchObject({ code: 0 })

  restored = await startProduct({ databaseUrl: there.DATABASE_URL, env: there })
  const visitor = createVisitor(restored)
  expect(await (await visitor.go('/blog')).text()).toContain('It was here')
  expect(await (await visitor.go(item.url)).text()).toBe('Some notes.')
  expect((await visitor.go('/api/resume')).status).toBe(200)
  // Sessions are not in the archive, so the owner signs in again.
  const cookie = `${SESSION}=${await server.session()}`
  expect((await visitor.read('/api/auth/user', { cookie })).status).toBe(401)
  const back = createVisitor(restored)
  expect((await back.signIn()).headers.get('location')).toBe('/cms')
  expect((await back.read('/api/media')).status).toBe(200)
})
