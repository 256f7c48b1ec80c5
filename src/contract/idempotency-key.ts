import { z } from 'zod'

/**
 * Header of the calls that create something: a repeated value creates nothing new, so that a request whose
 * response was lost can be retried.
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\w-]{16,64}$/, `${IDEMPOTENCY_KEY_HEADER} must be 16 to 64 letters, digits, - or _`)
