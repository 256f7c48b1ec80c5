import { Client } from 'pg'
import { sessionOf } from '#src/lib/database-session.ts'
import { PUBLIC_CHANNEL } from '#src/lib/public-channel.ts'
import type { Logger } from './logger.ts'

export type Listener = { stop: () => Promise<void> }

type ListenerOptions = {
  databaseUrl: string
  onChange: () => void
  /** Something may have changed while nobody was listening. */
  onGap: () => void
  logger: Logger
}

const CONNECT_TIMEOUT_MS = 5_000
/** A connection whose other end is gone without a word is found out by asking. */
const PING_MS = 15_000
const BACKOFF_MS = { first: 250, most: 10_000 }

/**
 * Hears of every public write, in whatever process (design, section 4), on a connection of its own that is
 * made anew for as long as the server lives. What was said during a gap is lost, so each new connection
 * counts as one that may have happened.
 */
export function startListener({ databaseUrl, onChange, onGap, logger }: ListenerOptions): Listener {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let delay = BACKOFF_MS.first
  let isStopped = false

  const connect = async () => {
    const own = new Client({
      ...sessionOf(databaseUrl),
      application_name: 'folio-listener',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
    })
    client = own
    let isLost = false
    const lose = (err?: unknown) => {
      if (isLost) return
      isLost = true
      clearTimeout(timer)
      own.end().catch(() => undefined)
      if (isStopped) return
      logger.warn({ err, retryMs: delay }, 'change listener disconnected')
      timer = setTimeout(() => void connect(), delay)
      delay = Math.min(delay * 2, BACKOFF_MS.most)
    }
    const ping = () => {
      own.query('select 1').then(() => (timer = setTimeout(ping, PING_MS)), lose)
    }
    own.on('error', lose)
    own.on('end', () => lose())
    own.on('notification', onChange)
    try {
      await own.connect()
      await own.query(`listen ${PUBLIC_CHANNEL}`)
    } catch (err) {
      return lose(err)
    }
    delay = BACKOFF_MS.first
    logger.debug('listening for changes')
    timer = setTimeout(ping, PING_MS)
    onGap()
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
