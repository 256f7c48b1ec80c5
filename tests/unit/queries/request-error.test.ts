import { expect, it } from 'vitest'
import { RequestError } from '#src/queries/request-error.ts'

it('[S8-error-01] has the status, a colon and the body text as its message', () => {
  const error = new RequestError(400, 'Bad Request', '{"message":"Title is required"}')
  expect(error.message).toBe('400: {"message":"Title is required"}')
  expect(error.serverMessage).toBe('Title is required')
})

it('[S8-error-02] has the status text as its message where the body is empty', () => {
  expect(new RequestError(503, 'Service Unavailable', '').message).toBe('503: Service Unavailable')
})

it('has no server message for an unknown body', () => {
  const error = new RequestError(502, 'Bad Gateway', '<html>upstream</html>')
  expect(error.serverMessage).toBeUndefined()
  expect(error.fields).toEqual({})
})

it('keeps one message per field', () => {
  const body = JSON.stringify({ message: 'm', fields: { email: 'Email is required' } })
  expect(new RequestError(400, '', body).fields).toEqual({ email: 'Email is required' })
})
