import { errorMessage } from '#src/lib/error-message.ts'
import { appendFile, readFile, writeFile, copyFile, stat, truncate } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { withFileLock } from '#src/scripts/process/file-lock.mjs'
import { freePort, openCluster, runProgram, SUPERUSER } from './postgres-cluster.ts'
import type { Cluster } from './postgres-cluster.ts'
import { changeOwner } from './postgres-account.ts'
import { runningPostmaster } from './postmaster.ts'

export type EmbeddedDatabase = {
  url: string
  folder: string
  port: number
  pid: number
  /** True if it was already running. */
  isAdopted: boolean
  /** Disconnects; the last process to disconnect stops the server. True when it was stopped. */
  stop: () => Promise<boolean>
}

type EmbeddedOptions = {
  dataDir: string
  /** Name of the database; created when it does not exist. */
  database?: string
  /** False only for tests: commits then need not survive a power failure. */
  isDurable?: boolean
}

const LOCK_WAIT_MS = 60_000
const LOG = 'server.log'
const START_TRIES = 5
const ANSWER_MS = 10_000
/** An abandoned statement ends by then (services/platform/postgres-adapter.ts). */
const LINGER_MS = 12_000
const PRESENCE = 'folio-presence'

/**
 * Processes share a server: each holds a connection, and the last one stops it. A `kill -9` closes the connection too,
 * so the count is correct.
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = path.resolve(options.dataDir)
  const { database = SUPERUSER, isDurable = true } = options
  const lock = path.join(dataDir, 'database.lock')
  const locked = <T>(work: () => Promise<T>) => withFileLock(lock, { waitMs: LOCK_WAIT_MS }, work)

  return locked(async () => {
    const cluster = await openCluster(dataDir)
    await limitServerLog(path.join(cluster.folder, LOG))
    const adopted = await adopt(cluster)
    const { presence, port, pid } = adopted ?? (await launch(cluster, isDurable))
    try {
      await ensureDatabase(presence, database)
    } catch (cause) {
      await leave(cluster, presence)
      const reason = errorMessage(cause)
      throw new Error(`The database in ${cluster.folder} could not be created: ${reason}`, {
        cause,
      })
    }
    return {
      url: connectionString(cluster, port, database),
      folder: cluster.folder,
      port,
      pid,
      isAdopted: adopted !== undefined,
      // Under the lock, so that no other process adopts a server that is stopping.
      stop: () => locked(() => leave(cluster, presence)),
    }
  })
}

type Running = { presence: Client; port: number; pid: number }

async function adopt(cluster: Cluster): Promise<Running | undefined> {
  const until = Date.now() + ANSWER_MS
  for (;;) {
    const running = await runningPostmaster(cluster.folder)
    if (running === undefined) return undefined
    try {
      return { ...running, presence: await connect(cluster, running.port) }
    } catch (cause) {
      // It may be starting, recovering or shutting down.
      if (Date.now() > until) {
        throw new Error(
          `PostgreSQL ${running.pid} runs on ${cluster.folder} but does not respond`,
          {
            cause,
          },
        )
      }
      await pause(100)
    }
  }
}

async function launch(cluster: Cluster, isDurable: boolean): Promise<Running> {
  for (let tries = 1; ; tries += 1) {
    const port = await freePort()
    await writeSettings(cluster, port, isDurable)
    try {
      // Not as arguments: pg_ctl puts those into a shell command, where a `$` in the path would be expanded.
      const place = { PGDATA: cluster.folder, cwd: cluster.folder }
      await runProgram(cluster, 'pg_ctl', ['start', '-w', '-s', '-l', LOG], place)
      const running = await runningPostmaster(cluster.folder)
      if (running === undefined) throw new Error('it stopped again')
      return { ...running, presence: await connect(cluster, running.port) }
    } catch (cause) {
      // The port was taken in the meantime, or child processes of a killed server are still running.
      await stopServer(cluster).catch(() => undefined)
      if (tries < START_TRIES) await pause(500)
      else
        throw new Error(
          `The built-in database in ${cluster.folder} did not start: ${await lastLine(path.join(cluster.folder, LOG))}`,
          { cause },
        )
    }
  }
}

async function leave(cluster: Cluster, presence: Client): Promise<boolean> {
  // After a lost connection the count is unknown, so pg_ctl decides whether there is a server to stop.
  const isNeeded = await isUsedByOthers(presence).catch(() => false)
  await presence.end().catch(() => undefined)
  return !isNeeded && stopServer(cluster)
}

async function stopServer(cluster: Cluster): Promise<boolean> {
  if ((await runningPostmaster(cluster.folder)) === undefined) return false
  await runProgram(cluster, 'pg_ctl', ['stop', '-w', '-s', '-m', 'fast', '-D', cluster.folder])
  return true
}

/** Waits, because connections of an ended client remain for a moment. Our programs hold a presence connection. */
async function isUsedByOthers(presence: Client): Promise<boolean> {
  for (const until = Date.now() + LINGER_MS; ; await pause(50)) {
    const { starts, others } = await connected(presence)
    if (starts > 0 || others === 0) return starts > 0
    if (Date.now() > until) return true
  }
}

async function connected(presence: Client): Promise<{ starts: number; others: number }> {
  const { rows } = await presence.query<{ starts: number; others: number }>(
    `select count(*) filter (where application_name = $1)::int as starts,
       count(*) filter (where application_name not like 'folio%')::int as others
     from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    [PRESENCE],
  )
  return rows[0] ?? { starts: 0, others: 0 }
}

async function connect(cluster: Cluster, port: number): Promise<Client> {
  const client = new Client({
    connectionString: connectionString(cluster, port, 'postgres'),
    application_name: PRESENCE,
    keepAlive: true,
    connectionTimeoutMillis: 2_000,
  })
  // Losing this connection affects only the count.
  client.on('error', () => {})
  await client.connect()
  return client
}

const connectionString = ({ password }: Cluster, port: number, database: string) =>
  `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`

async function ensureDatabase(client: Client, name: string): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [name])
  if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
}

/** Small, for one site; fsync and synchronous_commit keep PostgreSQL's default: on. */
async function writeSettings(cluster: Cluster, port: number, isDurable: boolean): Promise<void> {
  const settings = [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    "cluster_name = 'folio'",
    'max_connections = 100',
    'shared_buffers = 32MB',
    'max_wal_size = 256MB',
    'max_parallel_workers_per_gather = 0',
    'jit = off',
    'io_method = sync',
    'log_min_messages = warning',
    ...(isDurable ? [] : ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off']),
  ]
  const file = path.join(cluster.folder, 'folio.conf')
  await writeFile(file, `${settings.join('\n')}\n`)
  await changeOwner(file, cluster.account)
  const main = path.join(cluster.folder, 'postgresql.conf')
  const include = "include_if_exists = 'folio.conf'"
  if (!(await readFile(main, 'utf8')).includes(include)) await appendFile(main, `\n${include}\n`)
}

const MAX_BYTES = 10 * 1024 * 1024
const DAY_MS = 24 * 60 * 60_000

/** Limits the log of a PostgreSQL server, now and once a day. The previous part moves to `FILE.old`. */
async function limitServerLog(file: string): Promise<void> {
  setTimeout(() => void limitServerLog(file), DAY_MS).unref()
  const { size } = await stat(file).catch(() => ({ size: 0 }))
  if (size <= MAX_BYTES) return
  // A full disk has no room for a copy.
  await copyFile(file, `${file}.old`).catch(() => undefined)
  // The server appends: it continues at the new end.
  await truncate(file)
}

/** The last line of a server's log, which says why it did not start. */
const lastLine = (file: string): Promise<string> =>
  readFile(file, 'utf8').then(
    (text) => text.trim().split('\n').at(-1) ?? '',
    () => 'it left no log',
  )
