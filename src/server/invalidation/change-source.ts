import type { ChangeSource, ChangeSourceOptions } from './notification-listener.ts'
import { startNotificationListener } from './notification-listener.ts'
import { PUBLIC_CHANGES_CHANNEL } from '#src/lib/database/notification-channel.ts'
import { createControlPool } from '#src/server/process/control-pool.ts'

/** Reports each write, by any process: by notifications, or by polling where a pooler keeps them from arriving. */
export function startChangeSource({
  directUrl,
  ...options
}: ChangeSourceOptions & { directUrl?: string | undefined }): ChangeSource {
  const { databaseUrl, logger } = options
  let source: ChangeSource = startNotificationListener({
    ...options,
    databaseUrl: directUrl ?? databaseUrl,
    onShared: () => {
      const name = directUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
      logger.warn(`${name} points to a connection pooler: polling for changes every two seconds`)
      source = startChangePoller(options)
    },
  })
  return { stop: () => source.stop() }
}

const POLL_MS = 2_000
const TIMEOUT_MS = 5_000

/** The first poll also returns committed rows that the next would see again: xmin may belong to another database. */
const READ = `
  select pg_snapshot_xmin(pg_current_snapshot())::text as oldest,
    array(select to_jsonb(change_log) from change_log
      where transaction >= coalesce($1::xid8, pg_snapshot_xmin(pg_current_snapshot()))) as changes`

type Change = { transaction: string; channel: string; payload: string }
type Read = { oldest: string; changes: Change[] }

/** Polls every two seconds behind a pooler. Reports a change once, even if it commits long after its row was written. */
export function startChangePoller(options: ChangeSourceOptions, pollMs = POLL_MS): ChangeSource {
  const { databaseUrl, onChange, onAnyChange, logger } = options
  const pool = createControlPool({ databaseUrl, name: 'folio-poll', timeoutMs: TIMEOUT_MS, logger })
  let oldest: string | null = null
  let known = new Set<string>()
  let isDown = false
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const read = async () => {
    const { rows } = await pool.query<Read>(READ, [oldest])
    const [state] = rows
    if (!state || isStopped) return
    const isFirst = oldest === null
    const fresh = state.changes.filter((change) => !isFirst && !known.has(keyOf(change)))
    oldest = state.oldest
    known = new Set(state.changes.map(keyOf))
    isDown = false
    if (isFirst) options.onReconnect()
    for (const { channel, payload } of fresh)
      if (channel === PUBLIC_CHANGES_CHANNEL) onChange(payload)
      else onAnyChange(payload)
  }
  const poll = async () => {
    await read().catch((err: unknown) => {
      oldest = null
      options.onDisconnect()
      if (!isDown) logger.warn({ err }, 'change poller disconnected')
      isDown = true
    })
    if (!isStopped) timer = setTimeout(() => void poll(), pollMs)
  }
  void poll()

  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await pool.end()
    },
  }
}

const keyOf = ({ transaction, channel, payload }: Change) => `${transaction} ${channel} ${payload}`
