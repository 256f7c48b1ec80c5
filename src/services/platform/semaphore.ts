import { ServiceError } from '#src/contract/errors.ts'

type SemaphoreOptions = {
  /** How many run at once. */
  size: number
  /** How many may wait for their turn. */
  queue: number
  /** How long one waits at most, in milliseconds. */
  timeoutMs: number
}

/**
 * Runs at most `size` works at once, so that memory stays flat however many requests come.
 * Errors: `unavailable` (503 with Retry-After) when too many wait or the turn does not come in time.
 */
export function createSemaphore({ size, queue, timeoutMs }: SemaphoreOptions) {
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
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(proceed), 1)
        reject(busy())
      }, timeoutMs)
      waiting.push(proceed)
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
