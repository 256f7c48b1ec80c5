import { randomUUID } from 'node:crypto'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { QueryError } from 'payload'
import type { DatabaseAdapterObj, Payload } from 'payload'
import pg from 'pg'
import { beginStatement, preparing } from '#src/lib/database/session.ts'
import { hasCode } from '#src/lib/error-causes.ts'
import { DROP_REFUSAL, env, wouldDrop } from '#src/env.ts'
import { runTasks, takeTasks } from './after-commit.ts'

type PoolSettings = { connectionString: string; max: number; migrationDir: string }
type Adapter = Payload['db']

const TIMEOUTS = {
  statement_timeout: '10s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '15s',
}

/** A database restart without `error` listeners ends the process; without time-outs a hanging server blocks requests. */
export function createPool({
  connectionString,
  max,
}: Pick<PoolSettings, 'connectionString' | 'max'>) {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: 'folio',
    connectionTimeoutMillis: 3000,
    query_timeout: 12_000,
    onConnect: preparing(TIMEOUTS),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  pool.on('error', ignoreLostConnection)
  pool.on('connect', (client) => client.on('error', ignoreLostConnection))
  return pool
}

// The query in flight fails with the same error and is handled there; an idle client is replaced.
function ignoreLostConnection() {}

/**
 * Corrects Payload's adapter: our pool, rejected conditions that PostgreSQL cannot compare, and reported COMMIT
 * failures, which the stock adapter swallows.
 */
export function durablePostgres(settings: PoolSettings): DatabaseAdapterObj {
  const stock = postgresAdapter({
    idType: 'uuid',
    push: false,
    allowIDOnCreate: false,
    disableCreateDatabase: true,
    migrationDir: settings.migrationDir,
    pool: { connectionString: settings.connectionString, max: settings.max },
  })
  return {
    ...stock,
    init: (args) => {
      // In any program: the server, a migration, the seed.
      if (wouldDrop(env)) throw new Error(DROP_REFUSAL)
      const adapter = stock.init(args) as unknown as Adapter
      // With a pool set, Payload opens none of its own, and can start without a database.
      adapter.pool = createPool(settings)
      adapter.beginTransaction = () => beginTransaction(adapter)
      adapter.commitTransaction = (id) => endTransaction(adapter, id, 'COMMIT')
      adapter.rollbackTransaction = (id) => endTransaction(adapter, id, 'ROLLBACK')
      refuseUnsupportedConditions(adapter)
      return adapter
    },
  }
}

const QUERIES = ['find', 'queryDrafts', 'findVersions', 'findGlobalVersions', 'count'] as const
/** No operator for these types, such as `like` for a date, or no value (Payload); too many columns, too deep an expression. */
const UNSUPPORTED = /^(42601|42883|54)/

/** Payload answers its QueryError with 400, and shows an empty list; any other error of the database is its own. */
function refuseUnsupportedConditions(adapter: Adapter) {
  for (const name of QUERIES) {
    const query = adapter[name].bind(adapter) as (args: unknown) => Promise<never>
    const guarded = (args: unknown) =>
      query(args).catch((error: unknown) => {
        throw hasCode(error, UNSUPPORTED) ? new QueryError([{ path: 'where' }]) : error
      })
    Object.assign(adapter, { [name]: guarded })
  }
}

async function beginTransaction(adapter: Adapter): Promise<string> {
  const client = await adapter.pool.connect()
  try {
    await client.query(beginStatement(client))
  } catch (error) {
    client.release(true)
    throw error
  }
  const id = randomUUID()
  const end = async (command: 'COMMIT' | 'ROLLBACK') => {
    const result = await client.query(command).catch((error: unknown) => {
      client.release(true)
      throw error
    })
    client.release()
    // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error.
    if (result.command !== command)
      throw new Error(`${command} was answered with ${result.command}`)
  }
  adapter.sessions ??= {}
  adapter.sessions[id] = {
    db: drizzle({ client, schema: adapter.schema }),
    resolve: () => end('COMMIT'),
    reject: () => end('ROLLBACK'),
  }
  return id
}

async function endTransaction(
  adapter: Adapter,
  incoming: number | string | Promise<number | string>,
  command: 'COMMIT' | 'ROLLBACK',
): Promise<void> {
  const id = await incoming
  const tasks = takeTasks(id)
  const session = adapter.sessions?.[id]
  if (!session || !adapter.sessions) return
  delete adapter.sessions[id]
  if (command === 'ROLLBACK') return session.reject()
  await session.resolve()
  await runTasks(tasks)
}
