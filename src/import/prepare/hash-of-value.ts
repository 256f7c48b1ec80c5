import { createHash } from 'node:crypto'

/** Changes with any part of a value that JSON can hold. */
export const hashOfValue = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')
