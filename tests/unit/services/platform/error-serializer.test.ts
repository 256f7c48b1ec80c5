import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { logOptions } from '#src/services/platform/log.ts'
import { serializeError } from '#src/services/platform/error-serializer.ts'

const SECRET = 'My secret draft\n    at the sea'

/** As drizzle builds them: the values are in message, stack and params. */
function failedQuery(cause?: Error) {
  const error = new Error(`Failed query: insert into posts values ($1)\nparams: ${SECRET}`, {
    cause,
  })
  return Object.assign(error, { query: 'insert into posts values ($1)', params: [SECRET] })
}

const refusedRow = () =>
  Object.assign(new Error('new row violates check constraint "posts_check"'), {
    code: '23514',
    detail: `Failing row contains (${SECRET}).`,
    where: SECRET,
  })

describe('serialised errors', () => {
  it('name the failed query and its place, without values', () => {
    const safe = serializeError(failedQuery(refusedRow()))
    expect(safe).toMatchObject({
      message: 'Failed query',
      query: 'insert into posts values ($1)',
      cause: { message: 'new row violates check constraint "posts_check"', code: '23514' },
    })
    expect(safe.stack).toMatch(/^at failedQuery .*error-serializer\.test\.ts/)
    expect(JSON.stringify(safe)).not.toMatch(/secret draft|at the sea/)
  })

  // Payload uses the same logger: tests/int/payload-log.test.ts.
  it('are written by the logger', () => {
    const lines: string[] = []
    const write = (line: string) => lines.push(line)
    const log = pino({ ...logOptions, level: 'info' }, { write })
    log.error({ err: failedQuery(refusedRow()), requestId: 'r1' }, 'Something went wrong.')
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toMatch(/secret draft|at the sea/)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: 'r1', level: 50 })
  })

  it.each([undefined, 'text', null, 42])('may be anything: %j', (thrown) => {
    expect(serializeError(thrown)).toEqual({ type: typeof thrown, message: 'not an error' })
  })

  it('stop at circular causes', () => {
    const error = new Error('one')
    error.cause = error
    expect(JSON.stringify(serializeError(error))).toContain('one')
  })
})
