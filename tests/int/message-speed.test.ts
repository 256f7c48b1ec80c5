import { expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { messageBody } from '#tests/support/post-bodies.ts'
import { answerOf, sendCall } from '#tests/support/send-call.ts'

const sendMessage = (
  changes: Record<string, unknown>,
  headers = { 'x-folio-client': '198.51.100.77' },
) => sendCall(calls.createMessage, { json: messageBody(changes), headers })

const list = async (query = '') => {
  return answerOf(calls.listMessages, { query })
}

it.each([0, 300, 1999])('stores a message sent within %i ms as unread', async (elapsed) => {
  const subject = `Sent in ${elapsed} ms`
  expect((await sendMessage({ subject, elapsed })).status).toBe(201)
  expect((await list()).find((one) => one.subject === subject)?.state).toBe('unread')
})

it.each([
  [300, 'spam'],
  [1999, 'spam'],
  [2000, 'unread'],
  [30_000, 'unread'],
])('stores a link sent within %i ms as %s, where the owner can find it', async (elapsed, state) => {
  const subject = `A link in ${elapsed} ms`
  const message = 'See https://spam.example'
  const headers = { 'x-folio-client': `198.51.100.${elapsed % 100}` }
  expect((await sendMessage({ subject, message, elapsed }, headers)).status).toBe(201)
  const found = (await list(`?state=${state}`)).find((one) => one.subject === subject)
  expect(found?.state).toBe(state)
})
