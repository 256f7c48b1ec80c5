import { FileUploadError } from 'payload'
import { describe, expect, it } from 'vitest'
import { ERROR_TEXT, ServiceError } from '#src/contract/errors.ts'
import type { ErrorCode } from '#src/contract/errors.ts'
import { toServiceError } from '#src/services/platform/service-error-mapping.ts'

const coded = (code: string, message = 'a detail that nobody may read') =>
  Object.assign(new Error(message), { code })
const wrapped = (cause: Error) => new Error('Failed query: insert into secrets', { cause })

/** Errors of the dependencies, and the public error of each. */
const MEANINGS: [what: string, thrown: unknown, code: ErrorCode][] = [
  ['a wrong password', coded('28P01'), 'unavailable'],
  ['invalid authorization', coded('28000'), 'unavailable'],
  ['no such database', coded('3D000'), 'unavailable'],
  ['too many connections', coded('53300'), 'unavailable'],
  ['a full disk at the database', coded('53100'), 'unavailable'],
  ['out of memory', coded('53200'), 'unavailable'],
  ['a starting database', coded('57P03'), 'unavailable'],
  ['a terminated backend', coded('57P01'), 'unavailable'],
  ['a statement time-out', coded('57014'), 'unavailable'],
  ['a lock time-out', coded('55P03'), 'unavailable'],
  ['an idle-in-transaction time-out', coded('25P03'), 'unavailable'],
  ['a read-only replica', coded('25006'), 'unavailable'],
  ['a missing table', coded('42P01'), 'unavailable'],
  ['a missing column', coded('42703'), 'unavailable'],
  ['a deadlock', coded('40P01'), 'unavailable'],
  ['a serialization failure', coded('40001'), 'unavailable'],
  ['a connection failure', coded('08006'), 'unavailable'],
  ['connection refused', coded('ECONNREFUSED'), 'unavailable'],
  ['a connection reset', coded('ECONNRESET'), 'unavailable'],
  ['an unknown host name', coded('ENOTFOUND'), 'unavailable'],
  ['a pool time-out', new Error('timeout exceeded when trying to connect'), 'unavailable'],
  [
    'an unexpected end of connection',
    new Error('Connection terminated unexpectedly'),
    'unavailable',
  ],
  ['COMMIT answered with ROLLBACK', new Error('COMMIT was answered with ROLLBACK'), 'unavailable'],
  ['a folder without write permission', coded('EACCES'), 'unavailable'],
  ['a read-only disk', coded('EROFS'), 'unavailable'],
  ['an I/O error of the disk', coded('EIO'), 'unavailable'],
  ['a full disk', coded('ENOSPC'), 'storage-full'],
  ['a disk quota', coded('EDQUOT'), 'storage-full'],
  ['a connection lost while Payload names a file', new FileUploadError(), 'unavailable'],
  ['a violated constraint', coded('23505'), 'unexpected'],
  ['an error in our code', new TypeError('x is not a function'), 'unexpected'],
  ['a thrown value that is not an error', 'a text', 'unexpected'],
  ['a refusal by our code', new ServiceError('not-found'), 'not-found'],
  ['a thrown object with status 404', { ...coded('x'), status: 404 }, 'unexpected'],
  ['a missing document', Object.assign(new Error('Not Found'), { status: 404 }), 'not-found'],
  ['a refusal by Payload', Object.assign(new Error('No'), { status: 403 }), 'forbidden'],
]

describe('the public error of a failure', () => {
  it.each(MEANINGS)('%s', (_, thrown, code) => {
    expect(toServiceError(thrown).code).toBe(code)
  })

  it.each(MEANINGS.filter(([, thrown]) => thrown instanceof Error))(
    '%s, inside of another error',
    (_, thrown, code) => {
      expect(toServiceError(wrapped(wrapped(thrown as Error))).code).toBe(code)
    },
  )

  it('has Retry-After, keeps the cause for the log, and exposes no detail', () => {
    const thrown = wrapped(coded('28P01', 'password authentication failed for user "folio"'))
    const error = toServiceError(thrown)
    expect(error.retryAfter).toBeGreaterThan(0)
    expect(error.cause).toBe(thrown)
    expect(error.message || ERROR_TEXT[error.code]).toBe(ERROR_TEXT.unavailable)
  })
})
