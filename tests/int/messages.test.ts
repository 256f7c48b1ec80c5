import { describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { messageBody } from '#tests/support/post-bodies.ts'
import { expectAnswer, expectRefusal } from '#tests/support/requests.ts'
import { answerOf, sendCall } from '#tests/support/send-call.ts'

const sendMessage = (changes: Record<string, unknown> = {}, client = '198.51.100.1') =>
  sendCall(calls.createMessage, {
    json: messageBody(changes),
    headers: { 'x-folio-client': client },
  })

const list = (query = '') => answerOf(calls.listMessages, { query })

const change = (ids: (string | undefined)[], to: Record<string, unknown>) =>
  answerOf(calls.changeMessages, { json: { ids, ...to } })

describe('contact messages', () => {
  it('[S6-visitor-03] [S3-contact-01] [S3-contact-02] stores the message of a visitor', async () => {
    await expectAnswer(await sendMessage({ subject: 'Stored' }), 201, calls.createMessage.response)
    const stored = (await list()).find((message) => message.subject === 'Stored')
    expect(stored).toMatchObject({ ...messageBody({ subject: 'Stored' }), state: 'unread' })
    expect(stored?.id).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('[S7-get-contact-01] lists newest first, without spam unless asked for it', async () => {
    await sendMessage({ subject: 'First' }, '198.51.100.2')
    await sendMessage({ subject: 'Second' }, '198.51.100.2')
    const [newest, older] = await list()
    expect([newest?.subject, older?.subject]).toEqual(['Second', 'First'])
    await change([newest?.id], { state: 'spam' })
    expect((await list()).map((message) => message.subject)).not.toContain('Second')
    expect((await list('?state=spam')).map((message) => message.subject)).toEqual(['Second'])
  })

  it.each(['name', 'email', 'subject', 'message'])(
    '[S5-contact-01] %s is required',
    async (field) => {
      for (const value of [undefined, '', '   ']) {
        const body = await expectRefusal(await sendMessage({ [field]: value }), 400)
        expect(body.fields?.[field]).toMatch(/is required/)
      }
    },
  )

  it.each([
    ['name', 100],
    ['subject', 200],
    ['message', 5000],
  ])('%s takes %i characters and not one more', async (field, max) => {
    const client = `198.51.100.${max % 200}`
    expect((await sendMessage({ [field]: 'x'.repeat(max) }, client)).status).toBe(201)
    await expectRefusal(await sendMessage({ [field]: 'x'.repeat(max + 1) }, client), 400)
  })

  it('the longest message, fully escaped, fits into the body limit for visitors', () => {
    const sign = '\\ud83d\\ude00'
    const text = (length: number) => sign.repeat(length / 2)
    const { contactNameLength, contactSubjectLength, contactMessageLength } = LIMITS
    const body = `{"name":"${text(contactNameLength)}","subject":"${text(contactSubjectLength)}","message":"${text(contactMessageLength)}","email":"${'x'.repeat(LIMITS.contactEmailLength)}"}`
    expect(body.length).toBeLessThan(LIMITS.visitorBodyBytes)
  })

  it.each(['name', 'subject'])('refuses line breaks in %s', async (field) => {
    await expectRefusal(await sendMessage({ [field]: 'a\r\nBcc: x@y.z' }), 400)
  })

  it.each([{ website: 'https://spam.example' }, { website: 'x', elapsed: 300 }])(
    'answers a bot (%j) as if stored, and stores nothing',
    async (trace) => {
      const before = (await list()).length
      await expectAnswer(
        await sendMessage(trace, '198.51.100.5'),
        201,
        calls.createMessage.response,
      )
      expect(await list()).toHaveLength(before)
    },
  )

  it.each([0, 300, 1999])('stores a message sent within %i ms as unread', async (elapsed) => {
    const subject = `Sent in ${elapsed} ms`
    expect((await sendMessage({ subject, elapsed }, '198.51.100.77')).status).toBe(201)
    expect((await list()).find((one) => one.subject === subject)?.state).toBe('unread')
  })

  it.each([
    [300, 'spam'],
    [1999, 'spam'],
    [2000, 'unread'],
    [30_000, 'unread'],
  ])(
    'stores a link sent within %i ms as %s, where the owner can find it',
    async (elapsed, state) => {
      const subject = `A link in ${elapsed} ms`
      const sent = { subject, message: 'See https://spam.example', elapsed }
      expect((await sendMessage(sent, '198.51.100.78')).status).toBe(201)
      const found = (await list(`?state=${state}`)).find((one) => one.subject === subject)
      expect(found?.state).toBe(state)
    },
  )

  it('the sixth message of one address in ten minutes is refused with 429 and Retry-After', async () => {
    const statuses: number[] = []
    for (let count = 1; count <= 5; count += 1)
      statuses.push((await sendMessage({}, '198.51.100.9')).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201])
    const sixth = await sendMessage({}, '198.51.100.9')
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
    await expectRefusal(sixth, 429)
    expect((await sendMessage({}, '198.51.100.10')).status).toBe(201)
  })

  it('addresses of one IPv6 /64 share the limit', async () => {
    for (let host = 1; host <= 5; host += 1) await sendMessage({}, `2001:db8:1:2::${host}`)
    expect((await sendMessage({}, '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await sendMessage({}, '2001:db8:1:3::1')).status).toBe(201)
  })
})
