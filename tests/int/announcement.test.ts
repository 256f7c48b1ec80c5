import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#collections/sql.ts'
import { paragraphsToLexical } from '#src/content/rich-text/paragraphs-to-lexical.ts'
import {
  announcementCalls,
  storedAnnouncementSchema,
} from '#src/contract/announcement/announcement-calls.ts'
import { plainParagraph } from '#src/contract/rich-paragraph.ts'
import { readSql } from '#src/services/platform/payload.ts'
import {
  announcementEnd,
  getAnnouncement,
  getAnnouncementDraft,
} from '#src/services/announcement/announcement-service.ts'
import { adminCookie, askAdmin, expiredCookie } from '#tests/support/admin.ts'
import { answerOf, expectAnswer, refusalOf, sendAsAdmin } from '#tests/support/requests.ts'

beforeEach(() => readSql(sql`truncate announcement, _announcement_v cascade`))

const text = (...lines: string[]) => paragraphsToLexical(lines.map(plainParagraph))
const saveInAdmin = async (data: object, status: 'published' | 'draft' = 'published') => {
  const query = status === 'draft' ? '?draft=true' : ''
  const response = await askAdmin('POST', `/globals/announcement${query}`, {
    ...{ link: { label: null, url: null }, ...data, _status: status },
  })
  return { status: response.status, text: await response.text() }
}
const published = async (data: object) => {
  expect((await saveInAdmin(data)).status).toBe(200)
  return getAnnouncement()
}
const draftOf = async (cookie?: string) =>
  getAnnouncementDraft(new Headers(cookie ? { cookie } : {}))
const HOUR = 3_600_000
const at = (offset: number) => new Date(Date.now() + offset).toISOString()

describe('the announcement', () => {
  it('is absent until one is published, and again without text', async () => {
    expect(await getAnnouncement()).toBeNull()
    expect((await saveInAdmin({ text: text('Soon') }, 'draft')).status).toBe(200)
    expect(await getAnnouncement()).toBeNull()
    expect(await published({ text: text('Hello') })).toMatchObject({
      nodes: [{ type: 'text', value: 'Hello' }],
    })
    expect(await published({ text: null })).toBeNull()
    expect(await published({ text: text('', ' ') })).toBeNull()
  })

  it('ends with its link, and has a new key when either changes', async () => {
    const plain = await published({ text: text('New post.') })
    const linked = await published({
      text: text('New post.'),
      link: { label: 'Read it', url: '/blog/locks' },
    })
    expect(linked?.nodes.at(-1)).toEqual({
      type: 'link',
      href: '/blog/locks',
      children: [{ type: 'text', value: 'Read it' }],
    })
    expect(linked?.key).not.toBe(plain?.key)
    expect((await published({ text: text('Other post.') }))?.key).not.toBe(plain?.key)
    const later = await published({ text: text('New post.'), endsAt: at(HOUR) })
    expect(later?.key).toBe(plain?.key)
  })

  it('is gone from its end on, which the server waits for', async () => {
    const endsAt = at(HOUR)
    expect(await published({ text: text('Today only') })).not.toBeNull()
    expect(await announcementEnd()).toBeNull()
    expect(await published({ text: text('Today only'), endsAt })).not.toBeNull()
    expect(await announcementEnd()).toBe(endsAt)
    expect(await getAnnouncement(new Date(endsAt))).toBeNull()
    expect(await announcementEnd(new Date(endsAt))).toBeNull()
  })

  const link = { label: 'Read it', url: 'https://example.com' }
  it.each([
    ['two paragraphs', { text: text('One', 'Two') }, 'one paragraph'],
    ['a long text', { text: text('x'.repeat(161)) }, 'Use at most 160 characters (now 161).'],
    ['a link without a text', { link: { ...link, label: '' } }, 'The link needs a text'],
    ['a link without an address', { link: { ...link, url: '' } }, 'The link needs a URL'],
    ['a long text of a link', { link: { ...link, label: 'x'.repeat(41) } }, '40'],
    [
      'an address of a script',
      { link: { ...link, url: 'javascript:alert(1)' } },
      'must start with',
    ],
    ['an impossible date', { endsAt: '+275760-09-13T00:00:00.000Z' }, 'date'],
  ])('refuses %s with a sentence at its field', async (_, data, sentence) => {
    const answer = await saveInAdmin({ text: text('Hello'), ...data })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(sentence)
    expect(await getAnnouncement()).toBeNull()
  })

  it('shows its draft to its author only, also after its end', async () => {
    await published({ text: text('Out') })
    await saveInAdmin({ text: text('Not out yet'), endsAt: at(-HOUR) }, 'draft')
    expect(await draftOf(await adminCookie())).toMatchObject({
      announcement: { nodes: [{ type: 'text', value: 'Not out yet' }] },
      hasEnded: true,
    })
    expect(await draftOf(await expiredCookie())).toBeUndefined()
    expect(await draftOf()).toBeUndefined()
    expect(await getAnnouncement()).toMatchObject({ nodes: [{ type: 'text', value: 'Out' }] })
  })
})

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
