import { expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { contactListSchema } from '#src/contract/contacts/contact-schemas.ts'
import { adminCookie } from '#tests/support/admin.ts'
import { handlerOf } from '#tests/support/handlers.ts'
import { contactBody } from '#tests/support/post-bodies.ts'
import { expectAnswer, send } from '#tests/support/requests.ts'

const sendMessage = async (changes: Record<string, unknown>) =>
  send(await handlerOf(calls.createContact), 'POST', '/api/contact', {
    json: contactBody(changes),
    headers: { 'x-folio-client': '198.51.100.77' },
  })

const list = async (query = '') => {
  const options = { cookie: await adminCookie() }
  const response = await send(
    await handlerOf(calls.listContacts),
    'GET',
    `/api/contact${query}`,
    options,
  )
  return expectAnswer(response, 200, contactListSchema)
}

it.each([0, 300, 1999])('stores a message sent within %i ms as unread', async (elapsed) => {
  const subject = `Sent in ${elapsed} ms`
  expect((await sendMessage({ subject, elapsed })).status).toBe(201)
  expect((await list()).find((one) => one.subject === subject)?.state).toBe('unread')
})

it('stores a link sent as fast as spam, where the owner can find it', async () => {
  const subject = 'A link at once'
  const message = 'See https://spam.example'
  expect((await sendMessage({ subject, message, elapsed: 300 })).status).toBe(201)
  expect((await list('?state=spam')).map((one) => one.subject)).toContain(subject)
  await sendMessage({ subject: 'A link in time', message, elapsed: 30_000 })
  expect((await list()).map((one) => one.subject)).toContain('A link in time')
})
