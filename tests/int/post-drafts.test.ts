import { beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { livePostSchema } from '#src/contract/posts/post-draft-schemas.ts'
import type { PostDraftInput } from '#src/contract/posts/post-draft-schemas.ts'
import { postListSchema, postSchema } from '#src/contract/posts/post-schemas.ts'
import { listActivity } from '#src/services/activity/activity-log.ts'
import { listFeedPosts } from '#src/services/posts/public-post-lists.ts'
import { findPublicPost } from '#src/services/posts/public-posts.ts'
import { adminActor } from '#tests/support/admin.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { create, get, put, sendNew, asOwner, list, readAsOwner } from '#tests/support/post-calls.ts'
import { answerOf, expectAnswer, sendAsAdmin, sendCall } from '#tests/support/requests.ts'

type Change = { json?: PostDraftInput; headers?: Record<string, string> }
const ask = (
  name: 'savePostDraft' | 'getLivePost' | 'discardPostDraft',
  id: string,
  change: Change = {},
) => sendAsAdmin(calls[name], { params: { id }, ...change })
const write = async (id: string, json: PostDraftInput) =>
  expectAnswer(await ask('savePostDraft', id, { json }), 200, postSchema)
const start = (key: string, json: PostDraftInput) =>
  sendAsAdmin(calls.createPostDraft, { json, headers: { 'idempotency-key': key } })
const made = async (key: string, json: PostDraftInput) =>
  expectAnswer(await start(key, json), 201, postSchema)
const seen = async () => {
  const all = await sendCall(calls.listPosts)
  const listed = await expectAnswer(all, 200, postListSchema)
  const feed = await listFeedPosts()
  return posts.map(({ id }) => ({
    list: listed.find((one) => one.id === id)?.title,
    feed: feed.find((one) => one.id === id)?.content,
  }))
}
const live = async (id: string) => expectAnswer(await ask('getLivePost', id), 200, livePostSchema)

let posts: { id: string; slug: string }[] = []
beforeEach(async () => {
  posts = []
  for (const title of ['First', 'Middle', 'Last'])
    posts.push(await create({ title, content: `<p>${title}</p>` }))
})
const middle = () => posts[1]?.id ?? expect.fail('No post was created')

describe('a draft over a published post', () => {
  it('is read by its owner only; list, feed and page keep the public text until an update', async () => {
    const before = await seen()
    const saved = await write(middle(), { title: 'Changed', content: '<p>Changed</p>' })
    expect(saved).toMatchObject({
      title: 'Changed',
      status: 'published',
      excerpt: 'What it is about.',
    })
    expect(await seen()).toEqual(before)
    expect((await findPublicPost(middle()))?.content).toBe('<p>Middle</p>')
    expect((await expectAnswer(await get(middle()), 200, postSchema)).title).toBe('Middle')
    expect((await readAsOwner(middle())).content).toBe('<p>Changed</p>')
    expect((await live(middle())).live).toMatchObject({ title: 'Middle', content: '<p>Middle</p>' })

    await put(middle(), postBody({ title: 'Changed', content: '<p>Changed</p>' }))
    expect(await seen()).toEqual([
      before[0],
      { list: 'Changed', feed: '<p>Changed</p>' },
      before[2],
    ])
    expect((await live(middle())).live?.title).toBe('Changed')
  })

  it('need not be complete, and is refused when the post was saved elsewhere', async () => {
    const etag = (await asOwner(middle())).headers.get('etag') ?? ''
    const headers = { 'if-match': etag }
    const first = await ask('savePostDraft', middle(), {
      json: { title: '', tags: ['new'] },
      headers,
    })
    expect(await expectAnswer(first, 200, postSchema)).toMatchObject({ title: '', tags: ['new'] })
    const other = await ask('savePostDraft', middle(), { json: { title: 'Mine' }, headers })
    expect(other.status).toBe(412)
    const next = { 'if-match': first.headers.get('etag') ?? '' }
    expect(
      (await ask('savePostDraft', middle(), { json: { title: 'Mine' }, headers: next })).status,
    ).toBe(200)
  })

  it('merges consecutive autosaves into one version; an explicit save adds a new one', async () => {
    const states = async () => (await list(middle())).versions.map(({ state }) => state)
    for (const text of ['One', 'Two', 'Three']) await write(middle(), { content: `<p>${text}</p>` })
    expect(await states()).toEqual(['draft', 'published'])
    await put(middle(), postBody({ title: 'Middle' }))
    await write(middle(), { content: '<p>Four</p>' })
    expect(await states()).toEqual(['draft', 'published', 'draft', 'published'])
  })

  it('can be discarded: the public text is edited again, the discarded one stays in the history', async () => {
    await write(middle(), { title: 'Changed', content: '<p>Changed</p>' })
    const answer = await ask('discardPostDraft', middle())
    expect(await expectAnswer(answer, 200, postSchema)).toMatchObject({ title: 'Middle' })
    expect((await readAsOwner(middle())).content).toBe('<p>Middle</p>')
    expect((await list(middle())).versions.map(({ title }) => title)).toEqual([
      'Middle',
      'Changed',
      'Middle',
    ])
  })

  it('records in the activity that the post was unpublished', async () => {
    await write(middle(), { content: '<p>Changed</p>' })
    await put(middle(), postBody({ title: 'Middle', isPublished: false }))
    const newest = await listActivity({ actor: await adminActor(), limit: 1 })
    expect(newest).toMatchObject([{ action: 'unpublish', subject: 'Middle' }])
  })
})

describe('a post that was never saved', () => {
  it('becomes a draft with its first word, follows its title, and is completed by the save', async () => {
    const first = await made('new-post-1234567891', { title: 'My' })
    expect(first).toMatchObject({
      title: 'My',
      slug: 'my',
      status: 'draft',
      excerpt: '',
      content: '',
    })
    const next = await made('new-post-1234567891', {
      title: 'My new words',
      content: '<p>Text</p>',
    })
    expect(next).toMatchObject({ id: first.id, slug: 'my-new-words', content: '<p>Text</p>' })
    expect((await list(first.id)).versions).toHaveLength(1)
    const listed = await answerOf(calls.listPosts)
    expect(listed.find(({ id }) => id === first.id)?.title).toBe('My new words')
    expect(await get(first.id)).toMatchObject({ status: 404 })

    const body = postBody({ title: 'My last words' })
    const saved = await expectAnswer(
      await sendNew(body, { 'idempotency-key': 'new-post-1234567891' }),
      201,
      postSchema,
    )
    expect(saved).toMatchObject({ id: first.id, slug: 'my-last-words', status: 'published' })
    await write(first.id, { title: 'Another title' })
    expect((await readAsOwner(first.id)).slug).toBe('my-last-words')
  })

  it('keeps a slug that was chosen, and refuses an automatic save after a save elsewhere', async () => {
    const { id } = await made('new-post-1234567892', { title: 'My' })
    await put(id, postBody({ title: 'My', slug: 'chosen', isPublished: false }))
    expect((await start('new-post-1234567892', { title: 'Mine' })).status).toBe(412)
    await write(id, { title: 'Mine' })
    expect((await readAsOwner(id)).slug).toBe('chosen')
  })
})
