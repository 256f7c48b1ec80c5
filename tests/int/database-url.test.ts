import { readFile } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { escapeLiteral } from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { env, readEnv } from '#src/env.ts'
import { inspectDatabase } from '#src/scripts/database/inspect-database.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import { askDatabase } from '#tests/support/databases.ts'
import { folderOfTest } from '#tests/support/temporary-folder.ts'

const own = new URL(env.DATABASE_URL ?? '')

it.each(['q7/Xk+9=', 'a#b', '50%fa', '12?b', 'one@two/three', 'a%41b'])(
  'compose.yaml connects with the password %j',
  async (password) => {
    const compose = await readFile('compose.yaml', 'utf8')
    const setting = (name: string) => new RegExp(`^ +${name}: (.+)$`, 'm').exec(compose)?.[1] ?? ''
    const fill = (text: string) => text.replaceAll(/\$\{POSTGRES_PASSWORD[^}]*\}/g, () => password)
    const pool = (await payloadClient()).db.pool
    await pool.query(`create role folio_compose login password ${escapeLiteral(password)}`)
    onTestFinished(async () => {
      await pool.query('drop role folio_compose')
      vi.unstubAllEnvs()
    })
    vi.stubEnv('PGPASSWORD', fill(setting('PGPASSWORD')))
    const address = fill(setting('DATABASE_URL'))
      .replace('folio@database:5432', `folio_compose@${own.host}`)
      .replace(/\/folio$/, own.pathname)
    const { DATABASE_URL = '' } = readEnv({ DATABASE_URL: address })
    expect(await askDatabase(DATABASE_URL, 'select current_user::text as name')).toEqual([
      { name: 'folio_compose' },
    ])
  },
)

it('connects by a socket in the form of libpq', async () => {
  const folder = folderOfTest()
  const server = net.createServer((socket) => {
    const database = net.connect(Number(own.port), own.hostname)
    pipeline(socket, database, socket, () => undefined)
  })
  await new Promise<void>((resolve) => {
    server.listen(path.join(folder, '.s.PGSQL.5432'), resolve)
  })
  onTestFinished(() => void server.close())
  const address = `postgres://${own.username}:${own.password}@${own.pathname}?host=${folder}`
  const { DATABASE_URL = '' } = readEnv({ DATABASE_URL: address })
  expect(await inspectDatabase(DATABASE_URL)).toMatchObject({ pending: [], unknown: [] })
  await expect(inspectDatabase(address.replace(folder, `${folder}/none`))).rejects.toThrow(
    `The database at ${folder}/none${own.pathname} cannot be used`,
  )
})
