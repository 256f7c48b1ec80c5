/** A change is announced when it is stored, which may be before this page has the response of its own write. */
const MAX_WAIT_MS = 1000
const MAX_REMEMBERED = 200

const running = new Set<Promise<void>>()
const requests = new Set<string>()

/** A write is announced to its own page too. Call the result with the `X-Request-Id`, or null without a response. */
export function trackLocalWrite(): (requestId: string | null) => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  running.add(promise)
  return (requestId) => {
    if (requestId !== null) requests.add(requestId)
    const [oldest] = requests
    if (requests.size > MAX_REMEMBERED && oldest !== undefined) requests.delete(oldest)
    running.delete(promise)
    resolve()
  }
}

export async function readYourWrites(): Promise<(requestId: string) => boolean> {
  if (running.size > 0) await Promise.race([Promise.all(running), pause(MAX_WAIT_MS)])
  return (requestId) => requests.has(requestId)
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
