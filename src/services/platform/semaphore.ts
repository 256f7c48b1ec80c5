import { ServiceError } from '#src/contract/errors.ts'
import { createSlots } from '#src/lib/slots.ts'
import type { SlotOptions } from '#src/lib/slots.ts'

/**
 * Runs at most `size` tasks concurrently, to bound memory. Errors: `unavailable` (503) when the queue is full or times
 * out.
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
