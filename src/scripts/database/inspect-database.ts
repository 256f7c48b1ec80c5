import { errorMessage } from '#src/lib/error-message.ts'
import path from 'node:path'
import { Client } from 'pg'
import { databaseLocation } from '#src/lib/connection-url.ts'
import { hasRelation } from '#src/lib/database/has-relation.ts'
import { prepareSession, settingsProblem } from '#src/lib/database/session.ts'
import { durabilityProblems, schemaState } from '#src/server/database/readiness-check.ts'
import { searchState } from './search-state.ts'
import type { SearchState } from './search-state.ts'
import { ROOT } from '#src/scripts/process/run-child.ts'

export type DatabaseState = {
  version: string
  pending: string[]
  unknown: string[]
  isEmpty: boolean
  gaps: string[]
  search: SearchState
}

const CONNECT_MS = 5_000

/** Reads the state of the database in one connection; rejects with a message when it cannot be reached. */
export async function inspectDatabase(url: string): Promise<DatabaseState> {
  const client = new Client({
    connectionString: url,
    application_name: 'folio-start',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await prepareSession(client)
    const problem = await settingsProblem(client)
    if (problem !== undefined) throw new Error(problem)
    const schema = await schemaState(client, path.join(ROOT, 'collections/migrations'))
    const isEmpty = !(await hasRows(client, 'posts')) && !(await hasRows(client, 'users'))
    const search = await searchState(client)
    const shown = await client.query<{ server_version: string }>('show server_version')
    const version = shown.rows[0]?.server_version ?? ''
    return { version, ...schema, isEmpty, gaps: await durabilityProblems(client), search }
  } catch (cause) {
    throw new Error(`The database at ${databaseLocation(url)} cannot be used: ${reasonOf(cause)}`, {
      cause,
    })
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function hasRows(client: Client, table: 'posts' | 'users'): Promise<boolean> {
  if (!(await hasRelation(client, table))) return false
  return ((await client.query(`select 1 from ${table} limit 1`)).rowCount ?? 0) > 0
}

function reasonOf(cause: unknown): string {
  const errors = cause instanceof AggregateError ? cause.errors : [cause]
  const texts = errors.map((error) => errorMessage(error))
  return [...new Set(texts)].join('; ')
}
