import { describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { postSchema } from '#src/contract/posts/post-schemas.ts'
import { takeRevalidations } from '#tests/support/next-cache.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { expectAnswer, expectRefusal, sendAsAdmin } from '#tests/support/requests.ts'
import { create, get, put, readPublic, save } from '#tests/support/post-calls.ts'

const remove = (id: string) => sendAsAdmin(calls.deletePost, { params: { id } })

describe('posts', () => {
  it('[S7-post-blog-03] [S3-post-05] responds to the creation of a post with the stored post, dated in ISO format', async () => {
    const post = await create()
    expect(post.publishedAt).toBe(new Date(post.publishedAt ?? '').toISOString())
    const answer = await get(post.id)
    expect(await expectAnswer(answer, 200, postSchema)).toEqual(post)
  })

  it('[S7-get-post-01] reads a post by id and by slug, with an ETag', async () => {
    const post = await create({ title: 'Two addresses' })
    const bySlug = await get('two-addresses')
    expect(bySlug.headers.get('etag')).toMatch(/^"[0-9a-z]+"$/)
    expect(await expectAnswer(bySlug, 200, postSchema)).toEqual(post)
    expect(await readPublic(post.id)).toEqual(post)
  })

  it('[S7-put-blog-01] [S7-put-blog-02] replaces a post, also from draft to published', async () => {
    const draft = await create({ title: 'In the making', isPublished: false })
    const answer = await put(
      draft.id,
      postBody({ title: 'Made', content: '<p>New.</p>', isPublished: true }),
    )
    const post = await expectAnswer(answer, 200, postSchema)
    expect(post).toMatchObject({
      id: draft.id,
      title: 'Made',
      content: '<p>New.</p>',
      status: 'published',
    })
    expect(post.slug).toBe('in-the-making')
    await readPublic(draft.id)
  })

  it('[S4-post-08] [S4-post-09] either state can change to the other on any save', async () => {
    const post = await create({ title: 'Back and forth' })
    await save(post.id, { isPublished: false })
    await expectRefusal(await get(post.id), 404)
    await save(post.id, { isPublished: true })
    await readPublic(post.id)
  })

  it('[S4-post-05] [S3-post-06] a later publishing save keeps the first publication date', async () => {
    const first = '2024-03-01T08:00:00.000Z'
    const post = await create({ title: 'Dated once', publishedAt: first })
    const answer = await put(post.id, postBody({ publishedAt: new Date().toISOString() }))
    expect((await expectAnswer(answer, 200, postSchema)).publishedAt).toBe(first)
  })

  it('[S5-blog-11] [S5-blog-12] [S3-post-12] tags come as a list or as a comma string', async () => {
    const post = await create({ tags: ' react , , next ,react' })
    expect(post.tags).toEqual(['react', 'next'])
  })

  it.each([null, undefined])('[S3-post-10] a post needs no image: %s', async (imageUrl) => {
    const { imageUrl: _, ...rest } = postBody()
    const post = await create(imageUrl === undefined ? rest : { ...rest, imageUrl })
    expect(post.imageUrl).toBeNull()
  })

  it('[S3-post-09] read time comes as a number or as a numeric string', async () => {
    expect((await create({ readTime: ' 7 ' })).readTime).toBe(7)
  })

  it('gives a duplicate title and a reserved one other slugs', async () => {
    await create({ title: 'Same title' })
    expect((await create({ title: 'Same title' })).slug).toBe('same-title-2')
    expect((await create({ title: 'New' })).slug).toBe('post-new')
    expect((await create({ title: '☃︎' })).slug).toMatch(/^post/)
  })

  it('If-Match with an old ETag is refused with 412, and one of two simultaneous saves wins', async () => {
    const post = await create({ title: 'Two tabs' })
    const etag = (await get(post.id)).headers.get('etag') ?? ''
    const saves = await Promise.all(
      ['A', 'B', 'C', 'D', 'E'].map((title) =>
        put(post.id, postBody({ title }), { 'if-match': etag }),
      ),
    )
    expect(saves.map((save) => save.status).sort()).toEqual([200, 412, 412, 412, 412])
  })

  it('[S7-delete-blog-01] [S7-delete-blog-02] deletes a post and answers JSON; the second of two deletes is 404', async () => {
    const post = await create({ title: 'Short-lived' })
    const answers = await Promise.all([remove(post.id), remove(post.id)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404])
    await expectRefusal(await get(post.id), 404)
  })

  it('[S5-blog-05] refuses empty content', async () => {
    const response = await sendAsAdmin(calls.createPost, { json: postBody({ content: '<p></p>' }) })
    const body = await expectRefusal(response, 400)
    expect(body.message).toBe('Content is required')
  })

  it('every write invalidates the public pages', async () => {
    takeRevalidations()
    const post = await create()
    await put(post.id, postBody())
    await remove(post.id)
    const everything = { path: '/', type: 'layout' }
    expect(takeRevalidations()).toEqual([everything, everything, everything])
  })
})
