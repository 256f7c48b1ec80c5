import { describe, expect, it, vi } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import type { PreviewLink } from '#src/contract/posts/preview-link-calls.ts'
import type { PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import { getAuthorPreview } from '#src/services/posts/author-preview.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { getPostByPreviewToken } from '#src/services/posts/preview-link-service.ts'
import { sql } from '#collections/sql.ts'
import { adminCookie, askAdmin } from '#tests/support/admin.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { create, put, saveDraftOver } from '#tests/support/post-calls.ts'
import { answerOf, sendCall } from '#tests/support/requests.ts'
import { emptyTrash } from '#tests/support/trash.ts'
import { sendId } from '#tests/support/uploads.ts'

const newPost = (changes: Partial<PostBodyInput> = {}) => create({ isPublished: false, ...changes })
const newLink = (id: string) => answerOf(calls.createPreviewLink, { params: { id } })
const links = (id: string) => answerOf(calls.listPreviewLinks, { params: { id } })
const daysUntil = (date = '') => (Date.parse(date) - Date.now()) / 86_400_000
const expectAWeekFromNow = (date?: string) => {
  expect(daysUntil(date)).toBeGreaterThan(6.99)
  expect(daysUntil(date)).toBeLessThan(7.01)
}
const tokenOf = ({ path }: PreviewLink) => path.slice('/preview/'.length)

describe('preview links', () => {
  it('show a draft to anyone, as last saved, for a week', async () => {
    const post = await newPost({ title: 'Not out yet' })
    const link = await newLink(post.id)
    expectAWeekFromNow(link.expiresAt)
    expect(await links(post.id)).toEqual([link])
    await put(post.id, postBody({ title: 'Changed', isPublished: false }))
    expect((await getPostByPreviewToken(tokenOf(link)))?.post.title).toBe('Changed')
  })

  it('show nothing once revoked', async () => {
    const post = await newPost()
    const [kept, revoked] = [await newLink(post.id), await newLink(post.id)]
    expect((await sendId(calls.deletePreviewLink, revoked.id)).status).toBe(200)
    expect(await getPostByPreviewToken(tokenOf(revoked))).toBeNull()
    expect((await sendId(calls.deletePreviewLink, revoked.id)).status).toBe(404)
    expect(await links(post.id)).toEqual([kept])
  })

  it('show nothing once expired, by the token or by the row', async () => {
    const post = await newPost()
    const link = await newLink(post.id)
    await readSql(
      sql`update preview_links set expires_at = now() + interval '30 days' where id = ${link.id}`,
    )
    const shownAfter = async (days: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 })
      return getPostByPreviewToken(tokenOf(link)).finally(() => vi.useRealTimers())
    }
    expect((await shownAfter(6.99))?.post.id).toBe(post.id)
    expect(await shownAfter(7.01)).toBeNull()
    await readSql(sql`update preview_links set expires_at = now() where id = ${link.id}`)
    expect(await getPostByPreviewToken(tokenOf(link))).toBeNull()
    expect(await links(post.id)).toEqual([])
  })

  it.each([
    ['nothing', () => ''],
    ['words', () => 'post'],
    ['another signature', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['no signature', (token: string) => `${token.split('.').slice(0, 2).join('.')}.`],
    ['a session', async () => (await adminCookie()).replace(/^[^=]*=/, '')],
  ])('show nothing for %s', async (_, forge) => {
    const token = tokenOf(await newLink((await newPost()).id))
    expect(await getPostByPreviewToken(await forge(token))).toBeNull()
  })

  it('do not authenticate', async () => {
    const token = tokenOf(await newLink((await newPost()).id))
    const response = await sendCall(calls.listMedia, { cookie: `folio-token=${token}` })
    expect(response.status).toBe(401)
  })

  it('deletes preview links with their post, and does not block its deletion', async () => {
    const post = await newPost()
    const link = await newLink(post.id)
    expect((await sendId(calls.deletePost, post.id)).status).toBe(200)
    expect(await getPostByPreviewToken(tokenOf(link))).toBeNull()
    expect(await emptyTrash()).toMatchObject({ documents: 1 })
    await newLink((await newPost()).id)
    const [row] = await readSql(
      sql`select count(*)::int as count from preview_links where id = ${link.id}`,
    )
    expect(row?.['count']).toBe(0)
  })
})

describe('the author preview', () => {
  const seenBy = (cookie: string | undefined, id: string) =>
    getAuthorPreview({ headers: new Headers(cookie ? { cookie } : {}), id })

  it('shows a draft to its author only', async () => {
    const { id } = await newPost({ title: 'Mine' })
    expect(await seenBy(await adminCookie(), id)).toMatchObject({ post: { title: 'Mine' } })
    expect(await seenBy(undefined, id)).toBeNull()
    expect(await seenBy('folio-token=nonsense', id)).toBeNull()
  })

  it('shows a scheduled post, and redirects to a post that is public already', async () => {
    const later = new Date(Date.now() + 86_400_000).toISOString()
    const { id } = await newPost({ isPublished: true, publishedAt: later })
    expect(await seenBy(await adminCookie(), id)).toMatchObject({ post: { id } })
    expect(await seenBy(undefined, id)).toBeNull()
    const published = await newPost({ isPublished: true })
    const elsewhere = { redirectTo: published.slug }
    expect(await seenBy(await adminCookie(), published.id)).toEqual(elsewhere)
    expect(await seenBy(undefined, published.id)).toEqual(elsewhere)
  })

  it('shows the newest version of a published post that was saved as a draft', async () => {
    const { id } = await newPost({ title: 'Out', isPublished: true })
    await saveDraftOver(id, { title: 'Better' })
    await saveDraftOver(id, { title: 'Better', _status: 'draft' })
    expect(await seenBy(await adminCookie(), id)).toMatchObject({ post: { title: 'Better' } })
  })

  it('expire as early when made in the built-in admin, and require a post', async () => {
    const post = await newPost()
    const make = async (data: object) => {
      const answer = await askAdmin('POST', '/preview-links', data)
      const { doc } = (await answer.json()) as { doc?: { expiresAt: string } }
      return { status: answer.status, expiresAt: doc?.expiresAt }
    }
    for (const given of ['2999-01-01', undefined]) {
      const { status, expiresAt } = await make({ post: post.id, expiresAt: given })
      expect(status).toBe(201)
      expectAWeekFromNow(expiresAt)
    }
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    expect(daysUntil((await make({ post: post.id, expiresAt: soon })).expiresAt)).toBeLessThan(0.05)
    expect((await make({ expiresAt: soon })).status).toBe(400)
  })
})
