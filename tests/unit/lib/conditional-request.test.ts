import { expect, it } from 'vitest'
import { isNotModified, notModifiedResponse } from '#src/lib/http/conditional-request.ts'

const DATE = 'Sat, 21 Nov 2026 03:00:00 GMT'
const GIVEN = { etag: '"a1"', 'last-modified': DATE }

it.each([
  { 'if-none-match': '"a1"' },
  { 'if-none-match': 'W/"a1"' },
  { 'if-none-match': '"b", W/"a1"' },
  { 'if-none-match': '*' },
  { 'if-none-match': '"a1"', 'cache-control': 'no-cache' },
  { 'if-modified-since': DATE },
  { 'if-modified-since': 'Sun, 22 Nov 2026 00:00:00 GMT' },
])("the client's copy is current when the request has %j", (asked) => {
  expect(isNotModified(asked, GIVEN)).toBe(true)
})

it.each([
  {},
  { 'if-none-match': '"a"' },
  { 'if-none-match': '"xa1x"' },
  { 'if-none-match': '"b"', 'if-modified-since': DATE },
  { 'if-modified-since': 'Sat, 21 Nov 2026 02:59:59 GMT' },
  { 'if-modified-since': 'yesterday' },
])("the client's copy is outdated or unknown when the request has %j", (asked) => {
  expect(isNotModified(asked, GIVEN)).toBe(false)
})

it("the client's copy is confirmed by a 304 with the headers of the response", () => {
  const request = new Request('http://localhost/', { headers: { 'if-none-match': 'W/"a1"' } })
  const response = notModifiedResponse(request, new Headers(GIVEN))
  expect([response?.status, response?.headers.get('etag')]).toEqual([304, '"a1"'])
  expect(notModifiedResponse(new Request('http://localhost/'), new Headers(GIVEN))).toBe(undefined)
})
