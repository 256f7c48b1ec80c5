import { runSql, sql } from '#collections/sql.ts'
import { logger } from '#src/services/platform/log.ts'
import { visitor, withTransaction } from '#src/services/platform/payload.ts'

const HEARTBEAT_MS = 1000

/** Includes cancelled imports that still store their last post. If its process has ended, an import was interrupted. */
export const IS_ACTIVE = sql`((state = 'running' or (state = 'cancelled' and report is null))
  and updated_at > now() - interval '30 seconds')`

/** Writes the progress of an import into its row every second, and reads from it whether it was cancelled. */
export function trackRun(row: string | undefined) {
  let progress: { done: number; total: number | null } = { done: 0, total: null }
  const controller = new AbortController()
  let writing: Promise<void> | undefined

  const write = async () => {
    const { done, total } = progress
    const rows = await withTransaction(visitor, (req) =>
      runSql(
        req,
        sql`update imports set posts_done = ${done}, posts_total = ${total}, updated_at = now()
            where id::text = ${row} and state = 'running' returning id`,
      ),
    )
    if (rows.length === 0) controller.abort()
  }
  const beat = () => {
    writing ??= write()
      .catch((err: unknown) => logger.warn({ err }, 'import progress not stored'))
      .finally(() => (writing = undefined))
  }
  const timer = row === undefined ? undefined : setInterval(beat, HEARTBEAT_MS)
  return {
    signal: controller.signal,
    isCancelled: () => controller.signal.aborted,
    progress: (done: number, total: number) => {
      progress = { done, total }
    },
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer)
      await writing
      if (timer === undefined) return
      beat()
      await writing
    },
  }
}
