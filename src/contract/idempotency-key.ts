import { z } from 'zod'

/** A repeated value creates nothing new, so a request whose response was lost can be retried. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\w-]{16,64}$/, `${IDEMPOTENCY_KEY_HEADER} must be 16 to 64 letters, digits, - or _`)
