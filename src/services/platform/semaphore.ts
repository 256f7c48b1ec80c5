import { ServiceError } from '#src/contract/errors.ts'

type SemaphoreOptions = {
  /** Concurrent tasks. */
  size: number
  /** Waiting tasks. */
  queue: number
  /** Longest wait, in milliseconds. */
  timeoutMs: number
  /** Called with the number of waiting tasks when it changes. */
  onWaiting?: (waiting: number) => void
}

/**
 * Runs at most `size` tasks at once, so that memory stays flat under any number of requests.
 * Errors: `unavailable` (503 with Retry-After) when the queue is full or the wait times out.
 */
export function createSemaphore({ size, queue, timeoutMs, onWaiting }: SemaphoreOptions) {
  const waiting: (() => void)[] = []
  let free = size

  const acquire = async () => {
    if (free > 0) {
      free -= 1
      return
    }
    if (waiting.length >= queue) throw busy()
    await new Promise<void>((resolve, reject) => {
      const proceed = () => {
        clearTimeout(timer)
        onWaiting?.(waiting.length)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(proceed), 1)
        onWaiting?.(waiting.length)
        reject(busy())
      }, timeoutMs)
      waiting.push(proceed)
      onWaiting?.(waiting.length)
    })
  }
  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }
}

const busy = () => new ServiceError('unavailable')
