import { expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { callPath } from '#src/contract/call.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { bodyLimit } from '#src/server/limits/body-limit.ts'

const uploads = Object.values(calls).filter((call) => 'upload' in call && call.upload !== 'import')
const TIMES = { bodyTimeout: 1, uploadTimeout: 2 }
const limitOf = (method: string, path: string) => bodyLimit(method, path, 'api', TIMES)

it.each(uploads.map((call) => [call.method, callPath(call, { id: 'an-id' })]))(
  '%s %s takes a file of the largest size',
  (method, path) => {
    expect(limitOf(method, path).bytes).toBeGreaterThan(LIMITS.uploadBytes)
    expect(limitOf(method, path).milliseconds).toBe(2)
  },
)

it('an import takes 200 MB, for as long as a request may take', () => {
  const { bytes, milliseconds } = limitOf('POST', '/api/imports')
  expect(bytes).toBeGreaterThan(LIMITS.importBytes)
  expect(milliseconds).toBeUndefined()
  expect(limitOf('POST', '/api/imports/an-id/plan').bytes).toBe(LIMITS.jsonBodyBytes)
})

it('any other call takes no more than its JSON', () => {
  expect(limitOf('PATCH', '/api/media/an-id').bytes).toBe(LIMITS.jsonBodyBytes)
})
