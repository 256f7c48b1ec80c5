import { Pool } from 'pg'
import { connectionOptions } from '#src/lib/database/connection-options.ts'
import { oldAddress } from '#src/lib/http/old-address.ts'
import type { FindRedirect } from '#src/server/request/request-context.ts'
import type { Logger } from '#src/server/process/logger.ts'

const TIMEOUT_MS = 2000

/** A redirect to a post is one while the post is public. */
const FIND = `
  select coalesce('/blog/' || posts.slug, redirects.target) as target from redirects
  left join posts on posts.id = redirects.post_id and posts._status = 'published'
    and posts.published_at <= now() and posts.deleted_at is null
  where redirects.address = $1`

/**
 * Looks up where an address moved, for requests that no page answers, on separate connections: a visitor who follows an
 * old link waits for no other work. While the database is down nothing has moved.
 */
export function createRedirectLookup({
  databaseUrl,
  logger,
}: {
  databaseUrl: string | undefined
  logger: Logger
}) {
  const pool = new Pool({
    ...connectionOptions(databaseUrl),
    max: 2,
    application_name: 'folio-redirects',
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS - 500,
    idleTimeoutMillis: 30_000,
  })
  // Without an 'error' listener the loss of an idle connection is an uncaught exception.
  pool.on('error', (err) => logger.debug({ err }, 'redirect lookup lost its connection'))
  const findRedirect: FindRedirect = async (url) => {
    const address = oldAddress(url)
    const path = address?.split('?')[0]
    if (databaseUrl === undefined || address === undefined) return undefined
    try {
      const found =
        (await targetOf(pool, address)) ??
        (path === address ? undefined : await targetOf(pool, path ?? ''))
      return found === undefined
        ? undefined
        : new URL(found, 'http://site.invalid').href.replace('http://site.invalid', '')
    } catch (err) {
      logger.warn({ err }, 'redirect lookup failed')
      return undefined
    }
  }
  return { findRedirect, close: () => pool.end() }
}

async function targetOf(pool: Pool, address: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ target: string | null }>(FIND, [address])
  return rows[0]?.target ?? undefined
}
