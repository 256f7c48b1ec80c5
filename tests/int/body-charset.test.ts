import { expect, it } from 'vitest'
import { adminCookie } from '#tests/support/admin.ts'
import { askPayload } from '#tests/support/payload-rest.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { sendNew } from '#tests/support/post-calls.ts'

it.each([
  ['application/json; charset=utf-16', 415],
  ['application/json;charset="UTF-16LE"', 415],
  ['application/json; charset=iso-8859-1', 415],
  ['application/json; charset=utf-8', 201],
  ['application/json; charset="UTF8"', 201],
  ['application/json', 201],
])('a body that says it is %s answers %d', async (type, status) => {
  const body = postBody({ title: type })
  expect((await sendNew(body, { 'content-type': type })).status).toBe(status)
  const headers = { 'content-type': type, cookie: await adminCookie() }
  const sent = { headers, body: JSON.stringify(body) }
  expect((await askPayload('POST', '/posts', sent)).status).toBe(status)
})
