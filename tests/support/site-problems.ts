import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { checkStorageConsistency } from '#src/scripts/checks/storage-consistency.ts'
import type { FileStore } from '#src/services/storage/file-store.ts'
import { withClient } from './databases.ts'
import { WAIT_MS } from './wait.ts'

const DAY = 24 * 60 * 60 * 1000

type CheckedSite = { url: string; store: FileStore; orphanAgeMs?: number | undefined }

/**
 * Problems that a test must not leave: a violated invariant of the storage, or an open transaction. Recent files without
 * a row are left by refused uploads, and are swept later.
 */
export const siteProblems = ({ url, store, orphanAgeMs = DAY }: CheckedSite): Promise<string[]> =>
  withClient(url, async (client) => {
    const idle = await forgottenTransactions(client)
    const { problems } = await checkStorageConsistency({ client, store, orphanAgeMs })
    return [...idle, ...problems]
  })

/** For the site of this test file. Reads the settings. */
export async function ownSiteProblems(orphanAgeMs?: number): Promise<string[]> {
  const { env } = await import('#src/env.ts')
  const { fileStore } = await import('#src/services/storage/configured-store.ts')
  return siteProblems({ url: env.DATABASE_URL ?? '', store: fileStore, orphanAgeMs })
}

async function forgottenTransactions(client: Client): Promise<string[]> {
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

/** Log lines of requests with a 5xx response, and of uncaught errors. A start asks for readiness until it is 200. */
export const loggedFailures = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => /^\{.*"level":50\b/.test(line))
    .filter((line) => /"msg":"(request|uncaught exception|unhandled rejection)"/.test(line))
    .filter((line) => !line.includes('"path":"/api/ready","status":503'))
