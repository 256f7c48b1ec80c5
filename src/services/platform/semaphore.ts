import { ServiceError } from '#src/contract/errors.ts'
import { createSlots } from '#src/lib/slots.ts'
import type { SlotOptions } from '#src/lib/slots.ts'

/**
 * Runs at most `size` tasks at the same time, so that memory stays flat under any number of requests.
 * Errors: `unavailable` (503 with Retry-After) when the queue is full or the wait times out.
 */
export function createSemaphore(options: SlotOptions) {
  const slots = createSlots(options)
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const release = await slots.take()
    if (!release) throw new ServiceError('unavailable')
    try {
      return await work()
    } finally {
      release()
    }
  }
}
