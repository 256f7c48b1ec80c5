import { changeCalls } from '#src/contract/activity/change-calls.ts'
import { streamEventSchema } from '#src/contract/activity/change-schemas.ts'
import type { StreamEvent } from '#src/contract/activity/change-schemas.ts'
import { parseJson } from '#src/lib/json-record.ts'

const TIMES = {
  /** The server sends a beat every 20 seconds. A connection can be lost without an error. */
  silenceMs: 50_000,
  /** After a refusal: the session has ended, or there are too many streams. */
  refusedMs: 60_000,
  /** After the page began to be left, in case its owner stays. */
  leftMs: 5000,
}
const NAME = 'folio-changes'
const TYPES = ['state', 'change', 'beat'] as const satisfies StreamEvent['type'][]

/**
 * HTTP/1.1 allows six connections, so tabs share one: the holder of a lock passes events on. Its successor gets a new
 * state.
 */
export function followChanges(onEvent: (event: StreamEvent) => void, signal: AbortSignal): void {
  const tabs = new BroadcastChannel(NAME)
  tabs.onmessage = ({ data }: MessageEvent<StreamEvent>) => onEvent(data)
  signal.addEventListener('abort', () => tabs.close())
  const follow = () =>
    connect((event) => {
      onEvent(event)
      if (event.type !== 'beat') tabs.postMessage(event)
    }, signal)
  // Without HTTPS, other than on this machine, a browser has no locks.
  if (!('locks' in navigator)) return void follow()
  navigator.locks.request(NAME, { signal }, follow).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}

/** Stays connected until `signal` aborts. */
function connect(onEvent: (event: StreamEvent) => void, signal: AbortSignal): Promise<void> {
  // The lock was granted while the page was left: its channel is closed.
  if (signal.aborted) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const reopenAfter = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(open, ms)
  }
  const open = () => {
    source?.close()
    const opened = new EventSource(changeCalls.followChanges.path)
    source = opened
    for (const type of TYPES) {
      opened.addEventListener(type, ({ data }: MessageEvent<string>) => {
        reopenAfter(TIMES.silenceMs)
        const event = streamEventSchema.safeParse({ type, data: parseJson(data) })
        if (event.success) onEvent(event.data)
      })
    }
    // After a lost connection the browser itself reconnects.
    opened.onerror = () => {
      if (opened.readyState === EventSource.CLOSED) reopenAfter(TIMES.refusedMs)
    }
  }
  const pause = () => {
    source?.close()
    reopenAfter(TIMES.leftMs)
  }
  // Firefox reports a stream that is open when a page is left as an error.
  addEventListener('beforeunload', pause, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    source?.close()
    resolve()
  })
  open()
  return promise
}
