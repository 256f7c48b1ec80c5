import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { CHANGES_CHANNEL, PUBLIC_CHANGES_CHANNEL } from '#src/lib/database/notification-channel.ts'
import { isShared, prepareSession } from '#src/lib/database/session.ts'
import type { Logger } from '#src/server/process/logger.ts'

type ListenerOptions = ChangeSourceOptions & {
  /** Called instead of all others when this connection cannot listen. */
  onShared: () => void
}

const CONNECT_TIMEOUT_MS = 5_000
/** Detects a connection that was lost without a TCP close. */
const PING_MS = 15_000
const BACKOFF_MS = { first: 250, most: 10_000 }

/** Reconnects for as long as the server runs. Notifications during a gap are lost, so a reconnect may be a change. */
export function startNotificationListener(options: ListenerOptions): ChangeSource {
  const { databaseUrl, onChange, onAnyChange, logger } = options
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let delay = BACKOFF_MS.first
  let isStopped = false

  const connect = async () => {
    const connection = newConnection(databaseUrl, 'folio-listener')
    client = connection
    let isDisconnected = false
    const reconnect = (err?: unknown) => {
      if (isDisconnected) return
      isDisconnected = true
      clearTimeout(timer)
      connection.end().catch(() => undefined)
      options.onDisconnect()
      if (isStopped) return
      logger.warn({ err, retryMs: delay }, 'change listener disconnected')
      timer = setTimeout(() => void connect(), delay)
      delay = Math.min(delay * 2, BACKOFF_MS.most)
    }
    const ping = () => {
      connection.query('select 1').then(() => (timer = setTimeout(ping, PING_MS)), reconnect)
    }
    connection.on('error', reconnect)
    connection.on('end', () => reconnect())
    connection.on('notification', ({ channel, payload = '' }) =>
      channel === CHANGES_CHANNEL ? onAnyChange(payload) : onChange(payload),
    )
    try {
      await connection.connect()
      await prepareSession(connection)
      if (isShared(connection) && !(await keepsSession(databaseUrl))) {
        isDisconnected = true
        await connection.end()
        if (!isStopped) options.onShared()
        return
      }
      await connection.query(`listen ${PUBLIC_CHANGES_CHANNEL}; listen ${CHANGES_CHANNEL}`)
    } catch (err) {
      return reconnect(err)
    }
    delay = BACKOFF_MS.first
    logger.debug('listening for changes')
    timer = setTimeout(ping, PING_MS)
    options.onReconnect()
  }
  void connect()

  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await client
        ?.end()
        .catch((err: unknown) => logger.debug({ err }, 'change listener has no connection'))
    },
  }
}

const newConnection = (databaseUrl: string, name: string) =>
  new Client({
    connectionString: databaseUrl,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
  })

export type ChangeSource = { stop: () => Promise<void> }

export type ChangeSourceOptions = {
  databaseUrl: string
  /** Called with the id of the request behind a change of public pages; empty for scripts. */
  onChange: (requestId: string) => unknown
  onAnyChange: (notification: string) => unknown
  /** Called after a reconnect: changes may have been missed. */
  onReconnect: () => void
  onDisconnect: () => void
  logger: Logger
}

/** A pooler that takes turns gives each transaction another connection. */
const TURNS = 5

/** False behind a pooler that shares connections: another connection hears the channel, or this one no longer does. */
export async function keepsSession(databaseUrl: string): Promise<boolean> {
  const own = newConnection(databaseUrl, 'folio-start')
  const other = newConnection(databaseUrl, 'folio-start')
  const channel = `folio_${randomUUID().replaceAll('-', '')}`
  // The query in flight fails with the same error.
  for (const client of [own, other]) client.on('error', () => undefined)
  try {
    await own.connect()
    await other.connect()
    await own.query(`listen ${channel}`)
    await other.query('begin')
    if (await isHeard(other, channel)) return false
    for (let turn = 0; turn < TURNS; turn += 1) if (!(await isHeard(own, channel))) return false
    return true
  } finally {
    await Promise.allSettled([own.end(), other.end()])
  }
}

async function isHeard(client: Client, channel: string): Promise<boolean> {
  const { rows } = await client.query(
    'select 1 from pg_listening_channels() as heard where heard = $1',
    [channel],
  )
  return rows.length > 0
}
