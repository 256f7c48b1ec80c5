import { beforeEach, describe, expect, it } from 'vitest'
import { paragraphsToLexical } from '#src/content/rich-text/paragraphs-to-lexical.ts'
import { plainParagraph } from '#src/contract/rich-paragraph.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import {
  announcementEnd,
  getAnnouncement,
  getAnnouncementDraft,
} from '#src/services/announcement/announcement-service.ts'
import { adminCookie, expiredCookie } from '#tests/support/admin.ts'
import { askAdmin } from '#tests/support/save-in-admin.ts'

beforeEach(async () => {
  const { pool } = (await payloadClient()).db
  await pool.query('truncate announcement, _announcement_v cascade')
})

const text = (...lines: string[]) => paragraphsToLexical(lines.map(plainParagraph))
const save = async (data: object, status: 'published' | 'draft' = 'published') => {
  const query = status === 'draft' ? '?draft=true' : ''
  const response = await askAdmin('POST', `/globals/announcement${query}`, {
    ...{ link: { label: null, url: null }, ...data, _status: status },
  })
  return { status: response.status, text: await response.text() }
}
const published = async (data: object) => {
  expect((await save(data)).status).toBe(200)
  return getAnnouncement()
}
const draft = async (cookie?: string) => getAnnouncementDraft(new Headers(cookie ? { cookie } : {}))
const HOUR = 3_600_000
const at = (offset: number) => new Date(Date.now() + offset).toISOString()

describe('the announcement', () => {
  it('is absent until one is published, and again without text', async () => {
    expect(await getAnnouncement()).toBeNull()
    expect((await save({ text: text('Soon') }, 'draft')).status).toBe(200)
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
    const answer = await save({ text: text('Hello'), ...data })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(sentence)
    expect(await getAnnouncement()).toBeNull()
  })

  it('shows its draft to its author only, also after its end', async () => {
    await published({ text: text('Out') })
    await save({ text: text('Not out yet'), endsAt: at(-HOUR) }, 'draft')
    expect(await draft(await adminCookie())).toMatchObject({
      announcement: { nodes: [{ type: 'text', value: 'Not out yet' }] },
      hasEnded: true,
    })
    expect(await draft(await expiredCookie())).toBeUndefined()
    expect(await draft()).toBeUndefined()
    expect(await getAnnouncement()).toMatchObject({ nodes: [{ type: 'text', value: 'Out' }] })
  })
})
