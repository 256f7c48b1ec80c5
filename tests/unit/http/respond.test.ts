import { expect, it, vi } from 'vitest'
import { errorResponse } from '#src/http/respond.ts'
import { logger } from '#src/services/platform/log.ts'

it.each([
  ['28P01', 'password authentication failed for user "folio"'],
  ['53300', 'remaining connection slots are reserved for roles with SUPERUSER'],
  ['42P01', 'relation "posts" does not exist'],
])('responds 503 with our message to the error %s, and logs the cause', async (code, message) => {
  const line = vi.spyOn(logger, 'error').mockImplementation(() => undefined)
  const thrown = Object.assign(new Error(message), { code })
  const answer = errorResponse(thrown, new Headers({ 'x-request-id': 'r-1' }))
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answer.json()).toEqual({
    message: 'The service is temporarily unavailable. Please try again shortly.',
  })
  expect(line.mock.calls).toEqual([
    [{ err: thrown, code: 'unavailable', requestId: 'r-1' }, 'request error'],
  ])
})

it('does not log a client error', () => {
  const line = vi.spyOn(logger, 'error').mockImplementation(() => undefined)
  const thrown = Object.assign(new Error('gone'), { status: 404 })
  expect(errorResponse(thrown, new Headers()).status).toBe(404)
  expect(line).not.toHaveBeenCalled()
})
