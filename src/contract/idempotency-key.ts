import { z } from 'zod'

/**
 * Header of the calls that make something: the same value again, for a day, makes nothing new. So a request
 * whose answer was lost can be sent once more.
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\w-]{16,64}$/, `${IDEMPOTENCY_KEY_HEADER} must be 16 to 64 letters, digits, - or _`)
