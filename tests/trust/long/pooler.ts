// @module-tag long
import { execFile } from 'node:child_process'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepsSession } from '#src/server/invalidation/notification-listener.ts'
import { runProgram } from '#tests/support/archives.ts'
import { startTestServer } from '#tests/support/database-server.ts'
import { askDatabase } from '#tests/support/databases.ts'
import { startPgbouncer } from '#tests/support/pgbouncer.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { loggedFailures } from '#tests/support/site-problems.ts'
import { startProduct } from '#tests/support/start-product.ts'
import type { StartedProduct } from '#tests/support/start-product.ts'
import { createVisitor } from '#tests/support/visitor.ts'
import { folderOfFile } from '#tests/support/temporary-folder.ts'
import { fileForm, sendSigned } from '#tests/support/http-client.ts'

const POLLED = 'DATABASE_URL points to a connection pooler: polling for changes every two seconds'

let server: Awaited<ReturnType<typeof startTestServer>>
let pooler: Awaited<ReturnType<typeof startPgbouncer>>
let product: StartedProduct
const folder = folderOfFile()
let session: string

async function signIn() {
  const visitor = createVisitor(product)
  await visitor.signIn()
  session = visitor.session()
}

const setTimeZone = (zone: string) =>
  askDatabase(
    server.url,
    `alter database ${new URL(server.url).pathname.slice(1)} set TimeZone = '${zone}'`,
  )

beforeAll(async () => {
  // For the account of the pooler.
  await chmod(folder, 0o755)
  server = await startTestServer()
  await setTimeZone('Asia/Kathmandu')
  pooler = await startPgbouncer(server.url)
  const refused = await runProgram('src/scripts/doctor.ts', [], {
    DATABASE_URL: pooler.url,
    DATA_DIR: folder,
  })
  expect(refused.text).toContain(`set TimeZone = 'UTC'`)
  await setTimeZone('UTC')
  await pooler.stop()
  pooler = await startPgbouncer(server.url)
  const migrated = await runProgram('src/scripts/migrate.ts', [], {
    DATABASE_URL: pooler.url,
    DATA_DIR: folder,
    PAYLOAD_SECRET: 'x'.repeat(32),
  })
  expect(migrated).toMatchObject({ code: 0 })
  product = await startProduct({ databaseUrl: pooler.url })
  await signIn()
})
afterAll(async () => {
  expect(loggedFailures(product.output())).toEqual([])
  await product.stop()
  await pooler.stop()
  await server.stop()
})

const ask = (method: string, target: string, body?: unknown) =>
  sendSigned(session, `${product.url}${target}`, { method, body })
const save = (changes: object) => ask('POST', '/api/blog', postBody(changes))
const page = async (target: string) => (await fetch(`${product.url}${target}`)).text()
const site = () => ({ ...product.env, LOG_LEVEL: 'warn' }) as Record<string, string>

describe('behind PgBouncer with transaction pooling', () => {
  it('knows that its connections do not keep a session, and says once that it polls', async () => {
    expect(await keepsSession(pooler.url)).toBe(false)
    expect(await keepsSession(server.url)).toBe(true)
    await expect.poll(() => product.output().split(POLLED).length - 1).toBe(1)
  })

  it('shows saves immediately, and serves an upload', async () => {
    expect((await save({ title: 'Through the pooler' })).status).toBe(201)
    expect(await page('/blog')).toContain('Through the pooler')
    const form = fileForm('media', await imageFile('png'), 'a.png', 'image/png')
    const uploaded = await ask('POST', '/api/media/upload', form)
    expect(uploaded.status).toBe(201)
  })

  it('saves concurrently, and leaves no settings on shared connections', async () => {
    const titles = Array.from({ length: 30 }, (_, at) => `At once ${at}`)
    const saved = await Promise.all(titles.map((title) => save({ title })))
    expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([201]))
    for (let time = 0; time < 10; time += 1)
      expect(await askDatabase(pooler.url, 'show statement_timeout')).toEqual([
        { statement_timeout: '0' },
      ])
  })

  it('imports in another process, shown when it is polled, and takes a backup that is restored', async () => {
    const posts = path.join(folder, 'posts')
    await mkdir(posts)
    await writeFile(
      path.join(posts, 'a.md'),
      '---\ntitle: From a folder\ndate: 2024-01-01\n---\nText.\n',
    )
    expect(await runProgram('src/scripts/import.ts', [posts], site())).toMatchObject({ code: 0 })
    await expect.poll(() => page('/blog/a')).toContain('From a folder')
    const file = path.join(folder, 'backup.tar.gz')
    expect(await runProgram('src/scripts/backup.ts', [file], site())).toMatchObject({ code: 0 })
    const busy = await runProgram('src/scripts/restore.ts', [file], site())
    expect(busy.text).toContain('The site is running on this database. Stop it first')
    await product.kill()
    await askDatabase(server.url, 'delete from posts')
    const restore = () => runProgram('src/scripts/restore.ts', [file], site())
    await expect.poll(restore, { interval: 1000 }).toMatchObject({ code: 0 })
    await product.revive()
    await signIn()
    expect(await page('/blog/through-the-pooler')).toContain('Through the pooler')
    const doctor = await runProgram('src/scripts/doctor.ts', [], site())
    expect(doctor.text).toContain('Database: synchronous_commit is off')
  })

  it('listens past it with DATABASE_DIRECT_URL', async () => {
    const second = await startProduct({
      databaseUrl: pooler.url,
      env: { DATABASE_DIRECT_URL: server.url },
    })
    await expect
      .poll(() =>
        askDatabase(
          server.url,
          `select 1 as one from pg_stat_activity where application_name = 'folio-listener'`,
        ),
      )
      .toEqual([{ one: 1 }])
    expect((await save({ title: 'Heard of' })).status).toBe(201)
    const read = async () => (await fetch(`${second.url}/blog`)).text()
    await expect.poll(read).toContain('Heard of')
    expect(second.output()).not.toContain('points to a connection pooler')
    await second.stop()
  })
})

it('a connection with TLS accepts the certificate of sslrootcert, and no other', async () => {
  const make = async (name: string) => {
    const files = { key: path.join(folder, `${name}.key`), cert: path.join(folder, `${name}.crt`) }
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const output = ['-keyout', files.key, '-out', files.cert]
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1']
    await promisify(execFile)('openssl', [...request, ...output, ...subject])
    return files
  }
  const [own, foreign] = [await make('own'), await make('foreign')]
  const copy = path.join(folder, 'ca.crt')
  await writeFile(copy, await readFile(own.cert))
  const secure = await startPgbouncer(server.url, { tls: own })
  const doctor = (ca: string) =>
    runProgram('src/scripts/doctor.ts', [], {
      ...site(),
      DATABASE_URL: `${secure.url}?sslmode=verify-full&sslrootcert=${ca}`,
    })
  // The settings of a database for tests: it was reached.
  expect((await doctor(copy)).text).toContain('Database: synchronous_commit is off')
  expect((await doctor(foreign.cert)).text).toMatch(/✗ Database: .*self.signed certificate/)
  await secure.stop()
})
