import { ServiceError } from '#src/contract/errors.ts'
import { codeOf as systemCodeOf } from '#src/lib/error-causes.ts'

const FULL = new Set(['ENOSPC', 'EDQUOT', 'QuotaExceeded', 'InsufficientStorage'])

/** Maps an error of the disk or the bucket: `storage-full` (507) or `unavailable` (503). */
export function storageError(cause: unknown): ServiceError {
  if (FULL.has(codeOf(cause))) return new ServiceError('storage-full', undefined, { cause })
  return new ServiceError('unavailable', undefined, { cause })
}

/** `code` of a system error or `name` of an S3 error. */
const codeOf = (error: unknown): string =>
  error instanceof Error ? systemCodeOf(error) || error.name : ''

const MISSING = new Set(['ENOENT', 'NoSuchKey', 'NotFound'])

/** Null for a file or object that does not exist. Errors: see `storageError`. */
export async function nullWhenMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (MISSING.has(codeOf(error))) return null
    throw storageError(error)
  }
}
