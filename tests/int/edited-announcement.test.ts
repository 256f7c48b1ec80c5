import { afterEach, describe, expect, it } from 'vitest'
import { sql } from '#collections/sql.ts'
import {
  announcementCalls,
  storedAnnouncementSchema,
} from '#src/contract/announcement/announcement-calls.ts'
import { getAnnouncement } from '#src/services/announcement/announcement-service.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { expectAnswer } from '#tests/support/requests.ts'
import { answerOf, refusalOf, sendAsAdmin } from '#tests/support/send-call.ts'
import { askAdmin } from '#tests/support/save-in-admin.ts'

afterEach(() => readSql(sql`truncate announcement, _announcement_v cascade`))

const announcement = (text: string, more: object = {}) => ({
  text: `<p>${text}</p>`,
  link: { label: '', url: '' },
  endsAt: null,
  ...more,
})
const draft = (text: string, headers = {}) =>
  answerOf(announcementCalls.saveAnnouncementDraft, { json: announcement(text), headers })
const publish = (json: object) => answerOf(announcementCalls.publishAnnouncement, { json })
const read = async () => {
  const response = await sendAsAdmin(announcementCalls.getAnnouncement)
  const headers = { 'if-match': response.headers.get('etag') ?? '' }
  return { headers, ...(await expectAnswer(response, 200, storedAnnouncementSchema)) }
}
const publicText = async () => JSON.stringify((await getAnnouncement())?.nodes ?? null)

describe('the announcement as it is edited', () => {
  it('does not create a draft by reading the announcement', async () => {
    expect(await read()).toMatchObject({
      announcement: { text: '' },
      state: 'draft',
      savedAt: null,
    })
  })

  it('is public when it is published, not as a draft', async () => {
    const text = 'Open from <strong>May</strong>, <em>see</em> <a href="/blog">posts</a>'
    expect((await draft(text)).state).toBe('draft')
    expect(await publicText()).toBe('null')
    const { announcement: stored } = await read()
    await publish(stored)
    expect(await publicText()).toContain('"href":"/blog"')
    await draft('Later')
    expect(await read()).toMatchObject({ announcement: { text: '<p>Later</p>' }, state: 'changed' })
    expect(await publicText()).not.toContain('Later')
  })

  it('is refused with 412 when it was saved elsewhere since it was read', async () => {
    const { headers } = await read()
    await draft('Mine', headers)
    const stale = { json: announcement('Stale'), headers }
    await refusalOf(announcementCalls.saveAnnouncementDraft, 412, stale)
    await refusalOf(announcementCalls.publishAnnouncement, 412, stale)
    expect((await read()).announcement.text).toBe('<p>Mine</p>')
  })

  it.each([
    ['a table', { text: '<table><tr><td>1</td></tr></table>' }, 'text'],
    ['a link without an address', { link: { label: 'Read', url: '' } }, 'link.url'],
  ])('names the field of %s', async (_, change, field) => {
    const json = announcement('Hello', change)
    const { fields } = await refusalOf(announcementCalls.publishAnnouncement, 400, { json })
    expect(Object.keys(fields ?? {})).toContain(field)
    expect(await publicText()).toBe('null')
  })
})

describe('its versions', () => {
  const versions = () => answerOf(announcementCalls.listAnnouncementVersions)

  it('keep published versions, and the newest of consecutive drafts', async () => {
    await publish(announcement('One'))
    await publish(announcement('Two'))
    for (const text of ['a', 'ab', 'abc']) await draft(text)
    expect((await versions()).map(({ state, isPublic }) => [state, isPublic])).toEqual([
      ['draft', false],
      ['published', true],
      ['published', false],
    ])
  })

  it('restores earlier versions as a draft', async () => {
    await publish(announcement('One'))
    await publish(announcement('Two'))
    await publish(announcement('Three'))
    const version = (await versions()).at(1)?.id ?? ''
    const { headers } = await read()
    const call = announcementCalls.restoreAnnouncementVersion
    await refusalOf(call, 412, { params: { version }, headers: { 'if-match': '"old"' } })
    const restored = await answerOf(call, { params: { version }, headers })
    expect(restored).toMatchObject({ announcement: { text: '<p>Two</p>' }, state: 'changed' })
    expect(await publicText()).toContain('Three')
  })
})

it('a form of the built-in admin that is older than the last save is refused', async () => {
  await publish(announcement('One'))
  const path = '/globals/announcement'
  const opened = (await (await askAdmin('GET', path)).json()) as { updatedAt: string }
  const save = () => askAdmin('POST', path, { ...opened, endsAt: null, _status: 'published' })
  expect((await save()).status).toBe(200)
  expect((await save()).status).toBe(412)
})
