import { beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import type { PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import { getAuthorPreview } from '#src/services/posts/author-preview.ts'
import { as, payloadClient, readSql, visitor } from '#src/services/platform/payload.ts'
import { getPostByPreviewToken } from '#src/services/posts/preview-link-service.ts'
import {
  findTagFeed,
  listFeedPosts,
  listPostPage,
  listSearchablePosts,
  listTagPage,
} from '#src/services/posts/public-post-lists.ts'
import { listPosts } from '#src/services/posts/list-posts.ts'
import {
  findPublicPost,
  getPublicPost,
  listSitemapPosts,
  nextPublication,
} from '#src/services/posts/public-posts.ts'
import { countTagUses, listTags } from '#src/services/posts/tags.ts'
import { getVisits } from '#src/services/page-views/page-view-report.ts'
import { countPageView } from '#src/services/page-views/page-views.ts'
import { sql } from '#collections/sql.ts'
import { adminActor, adminCookie } from '#tests/support/admin.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { activityEvents, emptySite } from '#tests/support/trash.ts'
import { sendId, storeMedia, usesOf } from '#tests/support/uploads.ts'
import { create, readDraftOver, saveDraftOver } from '#tests/support/post-calls.ts'
import { answerOf, sendAsAdmin } from '#tests/support/requests.ts'

const postList = () => answerOf(calls.listPosts)

beforeEach(emptySite)

it.each<[string, Partial<PostBodyInput>, (id: string) => unknown]>([
  ['in the trash', {}, (id) => sendId(calls.deletePost, id)],
  ['a draft', { isPublished: false }, () => undefined],
  ['scheduled', { publishedAt: '2999-01-01T00:00:00.000Z' }, () => undefined],
])('a post that is %s is hidden from readers', async (_, changes, hide) => {
  const post = await create({ title: 'Gone away', tags: ['vanishing', 'lost'], ...changes })
  const other = await create({ title: 'Still here', tags: ['vanishing', 'staying'] })
  await hide(post.id)
  const here = [other.id]
  expect((await listPosts({ actor: visitor })).map(({ id }) => id)).toEqual(here)
  expect((await listPostPage())?.posts.map(({ id }) => id)).toEqual(here)
  expect((await listTagPage({ slug: 'vanishing' }))?.postCount).toBe(1)
  expect((await listSearchablePosts()).map(({ id }) => id)).toEqual(here)
  expect((await listFeedPosts()).map(({ id }) => id)).toEqual(here)
  expect((await listSitemapPosts()).map(({ slug }) => slug)).toEqual(['still-here'])
  for (const address of ['gone-away', post.id]) {
    expect(await getPublicPost(address)).toBeNull()
    expect(await findPublicPost(address)).toBeUndefined()
  }
  expect(await findTagFeed('lost')).toBeNull()
  await sendId(calls.deletePost, other.id)
  expect(await listTags()).toEqual([])
})

describe('a post in the trash', () => {
  it('is hidden from its author, by id, slug, preview or link', async () => {
    const post = await create({ title: 'Mine' })
    const cookie = await adminCookie()
    const { path } = (await (await sendId(calls.createPreviewLink, post.id)).json()) as {
      path: string
    }
    const token = path.split('/').at(-1) ?? ''
    expect(await getPostByPreviewToken(token)).not.toBeNull()
    await sendId(calls.deletePost, 'mine')
    for (const call of [calls.getPost, calls.deletePost, calls.listPreviewLinks])
      expect((await sendId(call, post.id)).status).toBe(404)
    expect((await sendId(calls.getPost, 'mine')).status).toBe(404)
    const sent = { params: { id: post.id }, json: postBody() }
    expect((await sendAsAdmin(calls.updatePost, sent)).status).toBe(404)
    expect(await getAuthorPreview({ headers: new Headers({ cookie }), id: post.id })).toBeNull()
    expect(await getPostByPreviewToken(token)).toBeNull()
    expect(await postList()).toEqual([])
  })

  it('is not counted, not scheduled, and not listed as a use of a file', async () => {
    const image = await storeMedia(await imageFile('png'), 'used.png')
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    const due = await create({ title: 'Due', publishedAt: tomorrow })
    const read = await create({ title: 'Read', imageUrl: image.url })
    const reader = { client: '203.0.113.9', userAgent: 'A browser' }
    await countPageView({ actor: visitor, fingerprint: reader, post: read.id })
    const actor = await adminActor()
    expect((await getVisits({ actor })).topPosts).toHaveLength(1)
    await Promise.all([due, read].map(({ id }) => sendId(calls.deletePost, id)))
    expect((await getVisits({ actor })).topPosts).toEqual([])
    await countPageView({
      actor: visitor,
      fingerprint: { ...reader, client: '198.51.100.1' },
      post: read.id,
    })
    expect(await readSql(sql`select visitors from visit_counts where kind = 'post'`)).toEqual([
      { visitors: 1 },
    ])
    expect(await countTagUses(['testing'])).toEqual(new Map())
    expect(await nextPublication()).toBeNull()
    expect(await (await usesOf([image.id])).json()).toEqual([])
  })

  it('is restored unchanged: published, dates, versions, tags, slug and ETag', async () => {
    const post = await create({ title: 'Back again', tags: ['one', 'two'] })
    const before = await (await sendId(calls.getPost, post.id)).json()
    await sendId(calls.deletePost, post.id)
    expect((await create({ title: 'Back again' })).slug).toBe('back-again-2')
    expect(await (await sendId(calls.restorePost, post.id)).json()).toEqual({ id: post.id })
    expect(await (await sendId(calls.getPost, post.id)).json()).toEqual(before)
    expect((await getPublicPost('back-again'))?.valueOf()).toMatchObject({ post: { id: post.id } })
    expect(await activityEvents()).toEqual([
      'publish Back again',
      'delete Back again',
      'publish Back again',
      'restore Back again',
    ])
  })

  it('is listed as deleted by the built-in admin, which reads newest versions', async () => {
    const { id } = await create({ title: 'Gone away' })
    const payload = await payloadClient()
    const access = as(await adminActor())
    const listed = async (isDeleted: boolean) => {
      const where = { deletedAt: { exists: isDeleted } }
      const posts = { collection: 'posts' as const, draft: true, trash: true, where }
      return (await payload.find({ ...posts, ...access })).docs.map((doc) => doc.id)
    }
    expect([await listed(false), await listed(true)]).toEqual([[id], []])
    await sendId(calls.deletePost, id)
    expect([await listed(false), await listed(true)]).toEqual([[], [id]])
  })

  it('keeps a newer draft apart from the published text', async () => {
    const post = await create({ title: 'Published text' })
    await saveDraftOver(post.id, { title: 'Newer draft' })
    await sendId(calls.deletePost, post.id)
    await expect(readDraftOver(post.id)).rejects.toMatchObject({ status: 404 })
    await sendId(calls.restorePost, post.id)
    expect(await getPublicPost('published-text')).toMatchObject({
      post: { title: 'Published text' },
    })
    expect(await readDraftOver(post.id)).toMatchObject({ title: 'Newer draft' })
  })
})
