import { expect, it } from 'vitest'
import { bearerToken } from '#src/lib/http/bearer-token.ts'

it.each([
  [null, undefined],
  ['', undefined],
  ['Basic b3duZXI=', undefined],
  ['Bearers abc', undefined],
  ['Bearer abc', 'abc'],
  ['bearer   abc ', 'abc'],
  ['Bearer', ''],
  ['Bearer a b', ''],
  ['Bearer a, Bearer b', ''],
])('the bearer token of %j is %j', (header, token) => {
  expect(bearerToken(header)).toBe(token)
})
