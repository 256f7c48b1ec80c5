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
  ['no right to enter', coded('28000'), 'unavailable'],
  ['no such database', coded('3D000'), 'unavailable'],
  ['too many connections', coded('53300'), 'unavailable'],
  ['a full disk of the database', coded('53100'), 'unavailable'],
  ['no memory', coded('53200'), 'unavailable'],
  ['a database that starts', coded('57P03'), 'unavailable'],
  ['a backend that was ended', coded('57P01'), 'unavailable'],
  ['a statement that took too long', coded('57014'), 'unavailable'],
  ['a lock that did not come', coded('55P03'), 'unavailable'],
  ['a forgotten transaction', coded('25P03'), 'unavailable'],
  ['a replica that cannot be written', coded('25006'), 'unavailable'],
  ['a table that is missing', coded('42P01'), 'unavailable'],
  ['a column that is missing', coded('42703'), 'unavailable'],
  ['a deadlock', coded('40P01'), 'unavailable'],
  ['two that cannot be in order', coded('40001'), 'unavailable'],
  ['a broken line', coded('08006'), 'unavailable'],
  ['nobody there', coded('ECONNREFUSED'), 'unavailable'],
  ['a line that was reset', coded('ECONNRESET'), 'unavailable'],
  ['a name that nobody knows', coded('ENOTFOUND'), 'unavailable'],
  ['a pool without answer', new Error('timeout exceeded when trying to connect'), 'unavailable'],
  ['an end in mid-air', new Error('Connection terminated unexpectedly'), 'unavailable'],
  ['COMMIT answered otherwise', new Error('COMMIT was answered with ROLLBACK'), 'unavailable'],
  ['a folder that cannot be written', coded('EACCES'), 'unavailable'],
  ['a disk that is read-only', coded('EROFS'), 'unavailable'],
  ['a disk that is broken', coded('EIO'), 'unavailable'],
  ['a disk that is full', coded('ENOSPC'), 'storage-full'],
  ['a quota of the disk', coded('EDQUOT'), 'storage-full'],
  ['a line lost while Payload names a file', new FileUploadError(), 'unavailable'],
  ['a rule of the data', coded('23505'), 'unexpected'],
  ['an error of ours', new TypeError('x is not a function'), 'unexpected'],
  ['no error at all', 'a text', 'unexpected'],
  ['a refusal of ours', new ServiceError('not-found'), 'not-found'],
  ['a document that Payload misses', { ...coded('x'), status: 404 }, 'unexpected'],
  ['a document missed', Object.assign(new Error('Not Found'), { status: 404 }), 'not-found'],
  ['a door that Payload shuts', Object.assign(new Error('No'), { status: 403 }), 'forbidden'],
]

describe('the public error of a failure (P9, P10)', () => {
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
