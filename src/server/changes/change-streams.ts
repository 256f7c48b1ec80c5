import type { OutgoingHttpHeaders } from 'node:http'
import { CONNECTIONS } from '#src/contract/limits.ts'
import { SESSION_COOKIE } from '#src/contract/auth/session-settings.ts'
import type { StreamEvent, ChangeSubject } from '#src/contract/activity/change-schemas.ts'
import { cookieValues } from '#src/lib/http/cookie-values.ts'
import type { Logger } from '#src/server/process/logger.ts'
import type { RequestContext } from '#src/server/request/request-context.ts'
import { changeSubjectSchema } from '#src/contract/activity/change-schemas.ts'

const TIMES = {
  /** Below the time after which this server, and usual proxies, close an idle connection. */
  beatMs: 20_000,
  /** The changes of one transaction, and of a burst, become one event. */
  batchMs: 100,
  /** After which a browser reconnects. */
  retryMs: 2_000,
}
/** A client that does not read. */
const MAX_UNREAD_BYTES = 64 * 1024

export type ChangeTimes = Partial<typeof TIMES>
export type ChangeStreams = ReturnType<typeof createChangeStreams>

type ChangeStreamsOptions = {
  repeat: (context: RequestContext) => Promise<number>
  logger: Logger
  times?: ChangeTimes | undefined
}

/** The open streams of this process and their events. */
export function createChangeStreams({ repeat, logger, times }: ChangeStreamsOptions) {
  const { beatMs, batchMs, retryMs } = { ...TIMES, ...times }
  const log = createChangeLog()
  const streams = new Map<RequestContext, string>()
  let isClosed = false
  let batch: NodeJS.Timeout | undefined

  const write = ({ res }: RequestContext, event: StreamEvent) => {
    if (res.writableLength > MAX_UNREAD_BYTES) res.destroy()
    else res.write(`event: ${event.type}\ndata: ${JSON.stringify(event.data)}\n\n`)
  }
  const writeAll = (event: StreamEvent) => {
    for (const context of streams.keys()) write(context, event)
  }
  const endRevoked = () => void endRevokedStreams(streams, { repeat, logger })
  const state = (): StreamEvent => ({ type: 'state', data: log.state() })
  const flush = () => {
    batch = undefined
    const changes = log.takeChanges()
    writeAll({ type: 'change', data: changes })
    if ('sessions' in changes) endRevoked()
  }
  const beat = setInterval(() => {
    writeAll({ type: 'beat', data: null })
    endRevoked()
  }, beatMs).unref()

  return {
    /** Whether there is room for one more of this session, on a server that is not stopping. */
    admits: (context: RequestContext): boolean => {
      const session = sessionOf(context)
      const own = [...streams.values()].filter((one) => one === session)
      return (
        !isClosed &&
        own.length < CONNECTIONS.streamsPerSession &&
        streams.size < CONNECTIONS.streams
      )
    },
    open: (context: RequestContext, headers: OutgoingHttpHeaders): void => {
      const { res } = context
      streams.set(context, sessionOf(context))
      res.once('close', () => streams.delete(context))
      res.writeHead(200, headers)
      res.write(`retry: ${retryMs}\n\n`)
      write(context, state())
    },
    record: (notification: string): void => {
      if (log.record(notification)) batch ??= setTimeout(flush, batchMs).unref()
    },
    /** To be called when the notifications begin, and after each gap in them. */
    restart: (): void => {
      log.restart()
      writeAll(state())
    },
    close: (): void => {
      isClosed = true
      clearInterval(beat)
      clearTimeout(batch)
      for (const { res } of streams.keys()) res.end()
    },
  }
}

type Streams = ReadonlyMap<RequestContext, string>

async function endRevokedStreams(streams: Streams, { repeat, logger }: ChangeStreamsOptions) {
  for (const session of new Set(streams.values())) {
    const own = [...streams].filter(([, one]) => one === session).map(([context]) => context)
    const [first] = own
    if (!first) continue
    const status = await repeat(first).catch((err: unknown) => {
      logger.debug({ err }, 'session of a change stream not checked')
      return 503
    })
    if (status >= 400 && status < 500) for (const { res } of own) res.end()
  }
}

const sessionOf = ({ req }: RequestContext) =>
  cookieValues(req.headers.cookie ?? null, SESSION_COOKIE).join()

/** A browser that reconnects learns which of its lists are older than the last change of a subject. */
export function createChangeLog(now: () => number = Date.now) {
  const changedAt = new Map<ChangeSubject, number>()
  let completeSince: number | undefined
  let waiting = new Map<ChangeSubject, Set<string>>()

  return {
    record(notification: string): boolean {
      const [name, requestId = ''] = notification.split(' ')
      const { success, data: subject } = changeSubjectSchema.safeParse(name)
      if (!success) return false
      changedAt.set(subject, now())
      waiting.set(subject, (waiting.get(subject) ?? new Set()).add(requestId))
      return true
    },
    takeChanges(): Partial<Record<ChangeSubject, string[]>> {
      const taken = waiting
      waiting = new Map()
      return Object.fromEntries([...taken].map(([subject, ids]) => [subject, [...ids]]))
    },
    restart(): void {
      completeSince = now()
    },
    state: () => ({
      completeFor: completeSince === undefined ? 0 : now() - completeSince,
      changed: Object.fromEntries([...changedAt].map(([subject, at]) => [subject, now() - at])),
    }),
  }
}
