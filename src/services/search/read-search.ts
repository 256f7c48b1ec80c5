import type { sql } from '#collections/sql.ts'
import { hasCode } from '#src/lib/error-causes.ts'
import { logger } from '#src/services/platform/log.ts'
import { readSql } from '#src/services/platform/payload.ts'

/** SQLSTATE of a search with too many operators ("tsquery stack too small") or beyond another limit of PostgreSQL. */
const TOO_COMPLEX = /^(XX000|54)/

/** The rows of a search; none when PostgreSQL cannot process its text, which a visitor can choose freely. */
export async function readSearch(query: ReturnType<typeof sql>) {
  try {
    return await readSql(query)
  } catch (error) {
    if (!hasCode(error, TOO_COMPLEX)) throw error
    logger.info({ err: error }, 'search too complex')
    return []
  }
}
