import { expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { callPath } from '#src/contract/call.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { bodyLimit } from '#src/server/limits/body-limit.ts'

const uploads = Object.values(calls).filter((call) => 'upload' in call)
const limitOf = (method: string, path: string) => bodyLimit(method, path, 'api', { bodyTimeout: 1 })

it.each(uploads.map((call) => [call.method, callPath(call, { id: 'an-id' })]))(
  '%s %s takes a file of the largest size',
  (method, path) => {
    expect(limitOf(method, path).bytes).toBeGreaterThan(LIMITS.uploadBytes)
    expect(limitOf(method, path).milliseconds).toBeUndefined()
  },
)

it('any other call takes no more than its JSON', () => {
  expect(limitOf('PATCH', '/api/media/an-id').bytes).toBe(LIMITS.jsonBodyBytes)
})
