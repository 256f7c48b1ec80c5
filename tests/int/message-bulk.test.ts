import { describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { deleteExpiredData } from '#src/services/maintenance/maintenance.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { messageBody } from '#tests/support/post-bodies.ts'
import { answerOf, refusalOf, sendAsAdmin, sendCall } from '#tests/support/send-call.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
let visits = 0
const store = async (changes: Record<string, unknown>) => {
  visits += 1
  const response = await sendCall(calls.createMessage, {
    json: messageBody(changes),
    headers: { 'x-folio-client': `100.64.0.${visits}` },
  })
  expect(response.status).toBe(201)
}
const list = () => answerOf(calls.listMessages)
const idsOf = async (...subjects: string[]) =>
  (await list()).filter(({ subject }) => subjects.includes(subject)).map(({ id }) => id)
const change = (json: unknown) =>
  answerOf(calls.changeMessages, { json, headers: { 'x-request-id': 'request-of-the-test' } })
const newest = async () => (await answerOf(calls.listActivity, { query: '?limit=1' }))[0]

describe('bulk changes of messages', () => {
  it('moves them to a state', async () => {
    await store({ subject: 'Bulk one' })
    await store({ subject: 'Bulk two' })
    const ids = await idsOf('Bulk one', 'Bulk two')
    const changed = await change({ ids, state: 'archived' })
    expect(changed.ids.toSorted()).toEqual(ids.toSorted())
    const states = (await list()).filter(({ id }) => ids.includes(id)).map(({ state }) => state)
    expect(states).toEqual(['archived', 'archived'])
  })

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
    expect(
      Object.fromEntries(found.map((message) => [message.id, [message.state, message.answeredAt]])),
    ).toEqual({
      [ids[0] ?? '']: ['unread', null],
      [ids[1] ?? '']: ['archived', answeredAt],
      [ids[2] ?? '']: ['unread', answeredAt],
    })
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
    await refusalOf(calls.changeMessages, 400, { json })
  })

  it('purges the trash after 30 days, not before', async () => {
    await store({ subject: 'Old trash' })
    await store({ subject: 'Young trash' })
    const [old] = await idsOf('Old trash')
    const [young] = await idsOf('Young trash')
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

describe('the CSV export of messages', () => {
  const download = () => sendAsAdmin(calls.exportMessages)

  it('contains no formulas, and is recorded', async () => {
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

  it('has the date of the answer', async () => {
    await store({ subject: 'Told when' })
    await store({ subject: 'Told nothing' })
    const answeredAt = '2026-05-12T08:30:00.000Z'
    await change({ ids: await idsOf('Told when'), answeredAt })
    const lines = (await (await download()).text()).split('\r\n')
    expect(lines.find((line) => line.includes('Told when'))).toMatch(`,"unread","${answeredAt}"`)
    expect(lines.find((line) => line.includes('Told nothing'))).toMatch(/,"unread",""$/)
  })

  it('excludes spam and trash', async () => {
    await store({ subject: 'Spam here' })
    await store({ subject: 'Trash here' })
    await change({ ids: await idsOf('Spam here'), state: 'spam' })
    await change({ ids: await idsOf('Trash here'), isDeleted: true })
    const text = await (await download()).text()
    expect(text).not.toMatch(/Spam here|Trash here/)
  })
})
