import { ServiceError } from '#src/contract/errors.ts'

const FULL = new Set(['ENOSPC', 'EDQUOT', 'QuotaExceeded', 'InsufficientStorage'])

/** Maps an error of the disk or the bucket: `storage-full` (507) or `unavailable` (503). */
export function storageError(cause: unknown): ServiceError {
  if (FULL.has(codeOf(cause))) return new ServiceError('storage-full', undefined, { cause })
  return new ServiceError('unavailable', undefined, { cause })
}

/** `code` of a system error or `name` of an S3 error. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
