import { expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { callPath } from '#src/contract/call.ts'
import { areaOf } from '#src/server/request/area.ts'
import { bodyLimit } from '#src/server/limits/body-limit.ts'

const uploads = Object.values(calls).filter((call) => 'upload' in call && call.upload !== 'import')
const TIMES = { bodyMs: 1, uploadMs: 2 }
const limitOf = (method: string, decoded: string, hasSession = true) =>
  bodyLimit({ method, decoded, area: areaOf(decoded), hasSession }, TIMES)

it.each(uploads.map((call) => [call.method, callPath(call, { id: 'an-id' })]))(
  '%s %s takes a file of the largest size',
  (method, path) => {
    expect(limitOf(method, path)).toMatchObject({ bytes: 10_551_296, milliseconds: 2 })
  },
)

it('an import takes 200 MB, for as long as a request may take', () => {
  const { bytes, milliseconds } = limitOf('POST', '/api/imports')
  expect(bytes).toBe(230_195_200)
  expect(milliseconds).toBeUndefined()
  expect(limitOf('POST', '/api/imports/an-id/plan').bytes).toBe(1_048_576)
})

it.each([
  ['POST', '/api/contact', 65_536],
  ['POST', '/contact', 65_536],
  ['POST', '/api/visit', 65_536],
  ['PATCH', '/api/contact', 1_048_576],
  ['PATCH', '/api/media/an-id', 1_048_576],
  ['POST', '/api/elsewhere', 1_048_576],
])('%s %s takes %i bytes', (method, path, bytes) => {
  expect(limitOf(method, path)).toEqual({ bytes, milliseconds: 1 })
})

it.each([
  ['/payload/login', 3_145_728],
  ['/payload/api/media', 11_534_336],
])('%s takes %i bytes with a session, and as much as a visitor may send without', (path, bytes) => {
  expect(limitOf('POST', path)).toEqual({ bytes, milliseconds: 2 })
  expect(limitOf('POST', path, false)).toEqual({ bytes: 65_536, milliseconds: 1 })
})
