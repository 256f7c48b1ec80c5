import { beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { postListSchema } from '#src/contract/posts/post-schemas.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { as, payloadClient, readSql, visitor } from '#src/services/platform/payload.ts'
import type { Actor } from '#src/services/platform/payload.ts'
import { listPosts } from '#src/services/posts/list-posts.ts'
import { moveToTrash } from '#src/services/trash/trash.ts'
import { sql } from '#collections/sql.ts'
import { adminActor } from '#tests/support/admin.ts'
import { answerOf, expectAnswer, sendAsAdmin, sendCall } from '#tests/support/requests.ts'
import { emptySite } from '#tests/support/trash.ts'
import { create } from '#tests/support/post-calls.ts'

beforeEach(emptySite)

describe('the list of posts', () => {
  it('is current for many concurrent visitors while posts are written and become due', async () => {
    const actor = await adminActor()
    const visibleTitles = async () =>
      (await listPosts({ actor: visitor })).map(({ title }) => title)
    let isOver = false
    const crowd = Array.from({ length: 8 }, async () => {
      while (!isOver) await visibleTitles()
    })
    for (let at = 0; at < 20; at += 1) {
      const { id } = await create({ title: `Post ${at}` })
      const afterwards = await Promise.all([visibleTitles(), visibleTitles(), visibleTitles()])
      for (const titles of afterwards) expect(titles).toContain(`Post ${at}`)
      await moveToTrash({ actor, kind: 'posts', id })
      for (const titles of await Promise.all([visibleTitles(), visibleTitles()]))
        expect(titles).not.toContain(`Post ${at}`)
    }
    const { id } = await create({ title: 'Due', publishedAt: '2999-01-01T00:00:00.000Z' })
    expect(await visibleTitles()).not.toContain('Due')
    await readSql(
      sql`update posts set published_at = now() + interval '0.2 seconds' where id = ${id}`,
    )
    await expect.poll(visibleTitles).toContain('Due')
    isOver = true
    await Promise.all(crowd)
  })

  it('links a post without a slug by its id', async () => {
    const { id } = await create({ title: 'By hand' })
    await readSql(sql`update posts set slug = null where id = ${id}`)
    expect(await listPosts({ actor: visitor })).toMatchObject([{ id, slug: id }])
  })

  it.each([
    [
      '[S7-get-blog-01] [S7-get-blog-02] a visitor',
      { send: sendCall, count: 4, sort: ['-firstPublishedAt', 'id'] },
      async (): Promise<Actor> => visitor,
    ],
    [
      '[S7-get-blog-03] [S3-post-14] [S3-post-08] the administrator',
      { send: sendAsAdmin, count: 6, sort: ['-createdAt', 'id'] },
      adminActor,
    ],
  ])('%s sees what Payload shows, in its order', async (_, { send, count, sort }, actorOf) => {
    await writePosts()
    const actor = await actorOf()
    const payload = await payloadClient()
    const options = { collection: 'posts' as const, sort, pagination: false, depth: 0 }
    const { docs } = await payload.find({ ...options, ...as(actor) })
    const list: unknown = await (await send(calls.listPosts)).json()
    expect(list).toHaveLength(count)
    expect(list).toEqual(
      docs.map((doc) => ({
        id: doc.id,
        slug: doc.slug,
        title: doc.title,
        excerpt: doc.excerpt,
        category: doc.category,
        tags: doc.tags ?? [],
        publishedAt: doc.firstPublishedAt ?? null,
        readTime: doc.readTime,
        imageUrl: doc.imageUrl ?? null,
        ...(actor.kind === 'admin' && {
          status: doc._status,
          author: doc.author ?? defaultProfile.personal.name,
          createdAt: doc.createdAt,
        }),
      })),
    )
  })

  it.each([
    ['a visitor', sendCall],
    ['the administrator', sendAsAdmin],
  ])('is paginated for %s when requested', async (_, send) => {
    await writePosts()
    const page = async (query = '') =>
      expectAnswer(await send(calls.listPosts, { query }), 200, postListSchema)
    const whole = await page()
    expect(await page('?page=1&limit=3')).toEqual(whole.slice(0, 3))
    expect(await page('?page=2&limit=3')).toEqual(whole.slice(3))
    expect(await page('?page=3&limit=3')).toEqual([])
    expect(await page('?limit=1')).toEqual(whole.slice(0, 1))
  })

  it('contains an empty draft, which can be opened', async () => {
    const payload = await payloadClient()
    const { id } = await payload.create({
      collection: 'posts',
      data: {},
      draft: true,
      ...as(await adminActor()),
    })
    expect(await answerOf(calls.listPosts)).toMatchObject([
      { id, title: 'Untitled', excerpt: '', status: 'draft', tags: [] },
    ])
    const opened = await answerOf(calls.getPost, { params: { id } })
    expect(opened).toMatchObject({ title: '', content: '' })
  })
})

async function writePosts() {
  await create({ title: 'Old', publishedAt: '2020-01-01T00:00:00.000Z', tags: ['b', 'a', 'c'] })
  await create({ title: 'New', publishedAt: '2024-01-01T00:00:00.000Z', imageUrl: '/a.png' })
  await create({ title: 'Same moment', publishedAt: '2024-01-01T00:00:00.000Z', author: 'Ada' })
  await create({ title: 'Now', category: 'Notes', readTime: 12 })
  await create({ title: 'A draft', isPublished: false })
  await create({ title: 'Not due', publishedAt: '2999-01-01T00:00:00.000Z' })
  const { id } = await create({ title: 'Thrown away' })
  await moveToTrash({ actor: await adminActor(), kind: 'posts', id })
}
