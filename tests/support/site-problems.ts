import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { checkStorageConsistency } from '#src/scripts/checks/storage-consistency.ts'
import type { FileStore } from '#src/services/storage/file-store.ts'
import { WAIT_MS } from './wait.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * What must never be left behind by a test: an invariant of the storage that is broken, or a transaction that
 * nobody ends. Young files without a row are what refused uploads leave, and are swept later.
 */
export async function siteProblems(site: { url: string; store: FileStore }): Promise<string[]> {
  const client = new pg.Client({ connectionString: site.url, application_name: 'looking' })
  await client.connect()
  try {
    const idle = await forgottenTransactions(client)
    const { problems } = await checkStorageConsistency({
      client,
      store: site.store,
      orphanAgeMs: DAY,
    })
    return [...idle, ...problems]
  } finally {
    await client.end()
  }
}

/** Of the site of this test file, for one that has to look before its files are gone. Reads the settings. */
export async function ownSiteProblems(): Promise<string[]> {
  const { env } = await import('#src/env.ts')
  const { fileStore } = await import('#src/services/storage/configured-store.ts')
  return siteProblems({ url: env.DATABASE_URL ?? '', store: fileStore })
}

/** A transaction between two statements is at work; one that stays there is forgotten. */
async function forgottenTransactions(client: pg.Client): Promise<string[]> {
  const since = performance.now()
  for (;;) {
    const { rows } = await client.query<{ query: string }>(
      `select query from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%'`,
    )
    if (rows.length === 0) return []
    if (performance.now() - since > WAIT_MS)
      return rows.map(({ query }) => `idle transaction after: ${query.slice(0, 80)}`)
    await pause(100)
  }
}

/** Requests that a product answered with 5xx, and errors that nobody caught: lines of its log. */
export const loggedFailures = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => /^\{.*"level":50\b/.test(line))
    .filter((line) => /"msg":"(request|uncaught exception|unhandled rejection)"/.test(line))
