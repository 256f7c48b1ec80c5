import { payloadClient } from '#src/services/platform/payload.ts'
import { rowsOf } from './archives.ts'

/**
 * Every row of the site of this test file, except for the counts of limits. On the connections of the site: a new one
 * would read the catalog of all tables first, which takes most of the time.
 */
export async function contentRows(): Promise<Record<string, string[]>> {
  const { rate_limits: _, ...rows } = await rowsOf((await payloadClient()).db.pool)
  return rows
}
