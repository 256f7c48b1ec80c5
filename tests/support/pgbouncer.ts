import { spawn } from 'node:child_process'
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, vi } from 'vitest'
import { postgresAccount } from '#src/scripts/database/postgres-account.ts'
import { freePort } from '#src/scripts/database/postgres-cluster.ts'
import { requireProgram } from '#src/scripts/test-runner/installed-programs.ts'
import { endProcess } from './end-process.ts'
import { WAIT_MS } from './wait.ts'

type Options = {
  /** Files of a certificate that clients have to accept. */
  tls?: { cert: string; key: string }
}

/** PgBouncer with transaction pooling, in front of the database at `target`, as its documentation sets it up. */
export async function startPgbouncer(target: string, { tls }: Options = {}) {
  const program = await requireProgram('pgbouncer')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'folio-pgbouncer-'))
  const account = await postgresAccount()
  const database = new URL(target)
  const port = await freePort()
  const log = path.join(folder, 'pgbouncer.log')
  const name = database.pathname.slice(1)
  const lines = [
    '[databases]',
    `${name} = host=${database.hostname} port=${database.port} dbname=${name} user=${database.username} password=${decodeURIComponent(database.password)}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 20',
    `logfile = ${log}`,
    ...(tls
      ? [
          'client_tls_sslmode = require',
          `client_tls_cert_file = ${tls.cert}`,
          `client_tls_key_file = ${tls.key}`,
        ]
      : []),
  ]
  const settings = path.join(folder, 'pgbouncer.ini')
  await writeFile(settings, lines.join('\n'))
  const files = [folder, settings, ...(tls ? [tls.cert, tls.key] : [])]
  for (const file of files)
    if (account.uid !== undefined) await chown(file, account.uid, account.gid ?? account.uid)
  await chmod(folder, 0o700)
  const server = spawn(program, ['-q', settings], { stdio: 'ignore', ...account })
  const url = new URL(target)
  url.host = `localhost:${port}`
  const reported = () => readFile(log, 'utf8').catch(() => '')
  await vi.waitFor(async () => expect(await reported()).toContain('process up'), WAIT_MS)
  return {
    url: url.href,
    stop: async () => {
      await endProcess(server, 'SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
