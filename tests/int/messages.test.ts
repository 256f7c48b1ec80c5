import { describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { deleteExpiredData } from '#src/services/maintenance/maintenance.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { UNKNOWN } from '#tests/support/matrix-requests.ts'
import { messageBody } from '#tests/support/post-bodies.ts'
import {
  answerOf,
  expectAnswer,
  expectRefusal,
  sendAsAdmin,
  sendCall,
} from '#tests/support/requests.ts'

const sendMessage = (changes: Record<string, unknown> = {}, client = '198.51.100.1') =>
  sendCall(calls.createMessage, {
    json: messageBody(changes),
    headers: { 'x-folio-client': client },
  })

let visits = 0
const store = async (changes: Record<string, unknown>) => {
  visits += 1
  expect((await sendMessage(changes, `100.64.0.${visits}`)).status).toBe(201)
}

const list = (query = '') => answerOf(calls.listMessages, { query })

const change = (json: unknown) =>
  answerOf(calls.changeMessages, { json, headers: { 'x-request-id': 'request-of-the-test' } })

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
    await change({ ids: [newest?.id], state: 'spam' })
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
      const answer = await sendMessage(trace, '198.51.100.5')
      await expectAnswer(answer, 201, calls.createMessage.response)
      expect(await list()).toHaveLength(before)
    },
  )

  it.each([
    ['Hello', 0, 'unread'],
    ['Hello', 300, 'unread'],
    ['Hello', 1999, 'unread'],
    ['See https://spam.example', 300, 'spam'],
    ['See https://spam.example', 1999, 'spam'],
    ['See https://spam.example', 2000, 'unread'],
    ['See https://spam.example', 30_000, 'unread'],
  ])(
    'stores %j sent within %i ms as %s, where the owner can find it',
    async (message, elapsed, state) => {
      const subject = `${message} in ${elapsed} ms`
      await store({ subject, message, elapsed })
      const found = (await list(`?state=${state}`)).find((one) => one.subject === subject)
      expect(found?.state).toBe(state)
    },
  )

  it('the sixth message of one address in ten minutes is refused with 429 and Retry-After', async () => {
    for (let count = 1; count <= 5; count += 1)
      expect((await sendMessage({}, '198.51.100.9')).status).toBe(201)
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

const idsOf = async (...subjects: string[]) =>
  (await list()).filter(({ subject }) => subjects.includes(subject)).map(({ id }) => id)
const newest = async () => (await answerOf(calls.listActivity, { query: '?limit=1' }))[0]

describe('bulk changes of messages', () => {
  it('marks messages as answered or unanswered in any state except the trash', async () => {
    await store({ subject: 'Answer one' })
    await store({ subject: 'Answer two' })
    const [one, two] = await idsOf('Answer one', 'Answer two')
    const answered = async (answeredAt: string | null) => {
      const { ids } = await change({ ids: [one, two], answeredAt })
      const found = (await list()).filter(({ id }) => id === one || id === two)
      return [ids.length, ...found.map((message) => `${message.state} ${message.answeredAt}`)]
    }
    await change({ ids: [one], state: 'archived' })
    const date = '2026-05-12T08:30:00.000Z'
    expect(await answered('2026-05-12T10:30:00+02:00')).toEqual([
      2,
      `archived ${date}`,
      `unread ${date}`,
    ])
    await change({ ids: [two], isDeleted: true })
    expect(await answered(null)).toEqual([1, 'archived null'])
    await change({ ids: [two], isDeleted: false })
    expect((await list()).find(({ id }) => id === two)?.answeredAt).toBe(date)
  })

  it('archives the one in the middle of three, which stays answered', async () => {
    const subjects = ['Three a', 'Three b', 'Three c']
    for (const subject of subjects) await store({ subject })
    const ids = await idsOf(...subjects)
    const answeredAt = '2026-05-12T08:30:00.000Z'
    await change({ ids: ids.slice(1), answeredAt })
    await change({ ids: ids.slice(1, 2), state: 'archived' })
    const found = (await list()).filter(({ id }) => ids.includes(id))
    expect(found.map((message) => [message.id, message.state, message.answeredAt])).toEqual([
      [ids[0], 'unread', null],
      [ids[1], 'archived', answeredAt],
      [ids[2], 'unread', answeredAt],
    ])
  })

  it('moves them into the trash and restores them, and records both', async () => {
    await store({ subject: 'Trash me' })
    const ids = await idsOf('Trash me')
    expect(await change({ ids, isDeleted: true })).toEqual({ ids })
    expect(await change({ ids, isDeleted: true })).toEqual({ ids: [] })
    expect(await idsOf('Trash me')).toEqual([])
    expect(await newest()).toMatchObject({
      action: 'delete',
      subject: '1 message',
      actor: 'owner.example@gmail.com',
      requestId: 'request-of-the-test',
    })
    // A message in the trash cannot be archived.
    expect(await change({ ids, state: 'read' })).toEqual({ ids: [] })
    await change({ ids, isDeleted: false })
    expect(await idsOf('Trash me')).toEqual(ids)
    expect(await newest()).toMatchObject({ action: 'restore', subject: '1 message' })
  })

  it.each([
    { ids: [] },
    { ids: ['nonsense'], state: 'read' },
    { ids: [UNKNOWN] },
    { ids: [UNKNOWN], state: 'read', isDeleted: true },
    { ids: [UNKNOWN], state: 'read', answeredAt: null },
    { ids: [UNKNOWN], answeredAt: 'yesterday' },
    { ids: [UNKNOWN], answeredAt: '0099-01-01T00:00:00Z' },
  ])('refuses %j', async (json) => {
    await expectRefusal(await sendAsAdmin(calls.changeMessages, { json }), 400)
  })

  it('purges the trash after 30 days, not before', async () => {
    await store({ subject: 'Old trash' })
    await store({ subject: 'Young trash' })
    const [young, old] = await idsOf('Old trash', 'Young trash')
    await change({ ids: [old, young], isDeleted: true })
    const age = (id: string | undefined, days: number) =>
      readSql(
        sql`update contacts set deleted_at = now() - make_interval(days => ${days}) where id = ${id}`,
      )
    await age(old, 31)
    await age(young, 29)
    expect(await deleteExpiredData()).toEqual({ documents: 0, messages: 1, entries: 0 })
    await change({ ids: [old, young], isDeleted: false })
    expect(await idsOf('Old trash', 'Young trash')).toEqual([young])
  })
})

const download = () => sendAsAdmin(calls.exportMessages)

it('the CSV export contains no formulas, and is recorded', async () => {
  await store({ name: '=HYPERLINK("https://evil.example")', subject: 'Formula, "quoted"' })
  const response = await download()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="messages-\d{4}-\d\d-\d\d\.csv"/,
  )
  const text = await response.text()
  expect(text).toContain('"Received","Name","Email","Subject","Message","State","Answered"\r\n')
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(text).toContain('"Formula, ""quoted"""')
  expect(await newest()).toMatchObject({ action: 'export' })
})

it('the CSV export has the date of the answer', async () => {
  for (const subject of ['Told when', 'Told nothing']) await store({ subject })
  const answeredAt = '2026-05-12T08:30:00.000Z'
  await change({ ids: await idsOf('Told when'), answeredAt })
  const lines = (await (await download()).text()).split('\r\n')
  expect(lines.find((line) => line.includes('Told when'))).toMatch(`,"unread","${answeredAt}"`)
  expect(lines.find((line) => line.includes('Told nothing'))).toMatch(/,"unread",""$/)
})

it('the CSV export excludes spam and trash', async () => {
  for (const subject of ['Spam here', 'Trash here']) await store({ subject })
  await change({ ids: await idsOf('Spam here'), state: 'spam' })
  await change({ ids: await idsOf('Trash here'), isDeleted: true })
  const text = await (await download()).text()
  expect(text).not.toMatch(/Spam here|Trash here/)
})
