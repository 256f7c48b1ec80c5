import type { sql } from '#collections/sql.ts'
import { logger } from '#src/services/platform/log.ts'
import { readSql } from '#src/services/platform/payload.ts'

/** SQLSTATE of a search with too many operators ("tsquery stack too small") or beyond another limit of PostgreSQL. */
const TOO_COMPLEX = /^(XX000|54)/

/** The rows of a search; none when PostgreSQL cannot process its text, which a visitor can choose freely. */
export async function readSearch(query: ReturnType<typeof sql>) {
  try {
    return await readSql(query)
  } catch (error) {
    if (!isTooComplex(error)) throw error
    logger.info({ err: error }, 'search too complex')
    return []
  }
}

function isTooComplex(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as Error & { code?: unknown }
  return (typeof code === 'string' && TOO_COMPLEX.test(code)) || isTooComplex(error.cause)
}
