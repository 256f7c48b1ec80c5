import { describe, expect, it } from 'vitest'
import { postSchema } from '#src/contract/posts/post-schemas.ts'
import { askAdmin } from '#tests/support/admin.ts'
import { askPayload } from '#tests/support/payload-rest.ts'
import {
  change,
  create,
  get,
  list,
  paragraph,
  readAsOwner,
  readPublic,
  restore,
  save,
  saveDraftOver,
  UNKNOWN,
} from '#tests/support/post-calls.ts'
import { expectAnswer, expectRefusal } from '#tests/support/requests.ts'

describe('restoring a version', () => {
  const before = {
    title: 'Old title',
    excerpt: 'Old excerpt.',
    content: paragraph('Old text.'),
    tags: ['old'],
    readTime: 3,
    imageUrl: '/files/media/old.png',
    category: 'Travel',
    author: 'Ada',
  }

  it('restores every field as a new save; slug and dates stay, and undo restores the rest', async () => {
    const post = await create({ ...before, isPublished: true })
    const changed = await save(post.id, {
      title: 'New title',
      slug: 'chosen-since',
      tags: [],
      author: 'Grace',
      category: 'Work',
      content: paragraph('New text.'),
    })
    const { versions, etag } = await list(post.id)
    const answer = await restore(post.id, versions[1]?.id, etag)
    const restored = await expectAnswer(answer, 200, postSchema)
    expect(restored).toMatchObject({ ...before, status: 'published', slug: 'chosen-since' })
    expect(restored.publishedAt).toBe(changed.publishedAt)
    expect(await readAsOwner(post.id)).toEqual(restored)
    expect(await readPublic(post.id)).toMatchObject(before)
    expect((await list(post.id)).versions).toHaveLength(3)

    const undone = await restore(post.id, versions[0]?.id, answer.headers.get('etag') ?? '')
    const again = await expectAnswer(undone, 200, postSchema)
    expect({ ...again, updatedAt: '' }).toEqual({ ...changed, updatedAt: '' })
  })

  it('is refused with 412 when the post was saved since', async () => {
    const { id } = await create({ content: paragraph('Old text.') })
    await save(id, { content: paragraph('New text.') })
    const { versions, etag } = await list(id)
    await save(id, { content: paragraph('Saved elsewhere.') })
    await expectRefusal(await restore(id, versions[1]?.id, etag), 412)
    expect((await readAsOwner(id)).content).toBe(paragraph('Saved elsewhere.'))
  })

  it('never publishes a draft, not even by a version that was public', async () => {
    const { id } = await create({ isPublished: false, content: paragraph('Draft.') })
    await save(id, { isPublished: true, content: paragraph('Public.') })
    await save(id, { isPublished: false, content: paragraph('Withdrawn.') })
    const { versions } = await list(id)
    for (const [index, text] of [[1, 'Public.'] as const, [2, 'Draft.'] as const]) {
      const restored = await expectAnswer(await restore(id, versions[index]?.id), 200, postSchema)
      expect(restored).toMatchObject({ status: 'draft', content: paragraph(text) })
      expect((await get(id)).status).toBe(404)
    }
  })

  it('keeps a published post published and a scheduled one scheduled, also by a version that was a draft', async () => {
    const { id } = await create({ isPublished: false, content: paragraph('Draft.') })
    const shown = await save(id, { isPublished: true, content: paragraph('Public.') })
    const [, draft] = (await list(id)).versions
    const restored = await expectAnswer(await restore(id, draft?.id), 200, postSchema)
    expect(restored).toMatchObject({ status: 'published', publishedAt: shown.publishedAt })
    expect((await (await get(id)).json()) as object).toMatchObject({ content: paragraph('Draft.') })

    const publishedAt = new Date(Date.now() + 3_600_000).toISOString()
    const planned = await create({ publishedAt, content: paragraph('First.') })
    await save(planned.id, { publishedAt, content: paragraph('Second.') })
    const [, first] = (await list(planned.id)).versions
    await expectAnswer(await restore(planned.id, first?.id), 200, postSchema)
    expect(await readAsOwner(planned.id)).toMatchObject({
      publishedAt,
      content: paragraph('First.'),
    })
    expect((await get(planned.id)).status).toBe(404)
  })

  it('stays in a draft that the built-in admin keeps over a published post, and so does its undo', async () => {
    const { id } = await create({ content: paragraph('Public.') })
    await saveDraftOver(id, { content: paragraph('Kept back.'), excerpt: '' })
    // Saves the post and the draft at the same time.
    await change({ ids: [id], addTags: ['both'] })
    const { versions, etag } = await list(id)
    const answer = await restore(id, versions.at(-1)?.id, etag)
    const restored = await expectAnswer(answer, 200, postSchema)
    expect(restored).toEqual(await readAsOwner(id))
    expect((await list(id)).versions[0]?.state).toBe('draft')
    const undone = await restore(id, versions[0]?.id, answer.headers.get('etag') ?? '')
    expect(undone.status).toBe(200)
    expect(await readAsOwner(id)).toMatchObject({ content: paragraph('Kept back.'), excerpt: '' })
    expect(await readPublic(id)).toMatchObject({
      content: paragraph('Public.'),
    })
  })

  it('keeps what visitors see of a published post, if it is restored as a draft', async () => {
    const { id } = await create({ content: paragraph('First.') })
    await save(id, { content: paragraph('Second.') })
    const { versions, etag } = await list(id)
    const answer = await restore(id, versions[1]?.id, etag, '?as=draft')
    const restored = await expectAnswer(answer, 200, postSchema)
    expect(restored).toMatchObject({ status: 'published', content: paragraph('First.') })
    expect(await readAsOwner(id)).toEqual(restored)
    expect(await readPublic(id)).toMatchObject({
      content: paragraph('Second.'),
    })
    expect((await list(id)).versions.map(({ isPublic }) => isPublic)).toEqual([false, true, false])
  })

  it('says which field a published post would lack', async () => {
    const { id } = await create({ isPublished: false })
    await saveDraftOver(id, { excerpt: '' })
    await save(id, { isPublished: true })
    const [, incomplete] = (await list(id)).versions
    const body = await expectRefusal(await restore(id, incomplete?.id), 400)
    expect(body.fields).toHaveProperty('excerpt')
  })
})

describe('restoring in the built-in admin', () => {
  const restoreThere = async (version = '', query = '') =>
    expect((await askAdmin('POST', `/posts/versions/${version}${query}`)).status).toBe(200)

  it('never publishes a draft', async () => {
    const { id } = await create({ isPublished: true, content: paragraph('Public.') })
    await save(id, { isPublished: false, content: paragraph('Withdrawn.') })
    const [, shown] = (await list(id)).versions
    await restoreThere(shown?.id)
    expect(await readAsOwner(id)).toMatchObject({ status: 'draft', content: paragraph('Public.') })
    expect((await get(id)).status).toBe(404)
  })

  it('keeps a published post public: a draft of it stays unpublished, a public version is shown', async () => {
    const { id } = await create({ isPublished: false, content: paragraph('Draft.') })
    await save(id, { isPublished: true, content: paragraph('First.') })
    await save(id, { isPublished: true, content: paragraph('Second.') })
    const seen = async () => (await readPublic(id)).content
    const [second, first, draft] = (await list(id)).versions
    await restoreThere(first?.id)
    expect(await seen()).toBe(paragraph('First.'))
    await restoreThere(draft?.id)
    expect(await seen()).toBe(paragraph('First.'))
    expect((await readAsOwner(id)).content).toBe(paragraph('Draft.'))
    await restoreThere(second?.id, '?draft=true')
    expect(await seen()).toBe(paragraph('First.'))
    expect((await readAsOwner(id)).content).toBe(paragraph('Second.'))
  })

  it('answers 403 to visitors and 404 for unknown versions', async () => {
    const { id } = await create()
    const [version] = (await list(id)).versions
    expect((await askPayload('POST', `/posts/versions/${version?.id}`)).status).toBe(403)
    expect((await askAdmin('POST', `/posts/versions/${UNKNOWN}`)).status).toBe(404)
  })
})
