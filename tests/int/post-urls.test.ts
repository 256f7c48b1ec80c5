import { describe, expect, it } from 'vitest'
import { LIMITS } from '#src/contract/limits.ts'
import { postSchema } from '#src/contract/posts/post-schemas.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { toFeed } from '#src/publishing/feed.ts'
import { rssFeed } from '#src/publishing/rss.ts'
import { postPath } from '#src/publishing/site-urls.ts'
import { listFeedPosts } from '#src/services/posts/public-post-lists.ts'
import { getPublicPost, listSitemapPosts } from '#src/services/posts/public-posts.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { create, put, sendNew, readAsOwner, save } from '#tests/support/post-calls.ts'
import { expectAnswer, expectRefusal } from '#tests/support/requests.ts'
import { askAdmin } from '#tests/support/admin.ts'

/** The sentences of a refused save, by field. */
const refusal = async (answer: Response) => (await expectRefusal(answer, 400)).fields ?? {}

const TAKEN = { slug: 'Another post has this slug. Choose a different slug.' }
const TAKEN_BEFORE = {
  slug: 'This slug was used by another post and redirects to it. Choose a different slug.',
}
const CANONICAL_URL_INVALID = 'Canonical URL must start with http:// or https://'
const MALFORMED = 'Slug must be lower-case words or numbers joined by hyphens'

describe('the slug in a request', () => {
  it('sets the slug of the post; without it the slug stays, and old links redirect', async () => {
    const { id, slug } = await create({ title: 'Any title', slug: 'my-own-slug' })
    expect(slug).toBe('my-own-slug')
    expect((await save(id, { title: 'Other' })).slug).toBe('my-own-slug')
    expect((await save(id, { slug: '' })).slug).toBe('my-own-slug')
    expect((await save(id, { slug: 'zweiter-übersicht-2' })).slug).toBe('zweiter-übersicht-2')
    expect(await getPublicPost('my-own-slug')).toEqual({ redirectTo: 'zweiter-übersicht-2' })
    expect((await save(id, { slug: 'my-own-slug' })).slug).toBe('my-own-slug')
    expect(await getPublicPost('zweiter-übersicht-2')).toEqual({ redirectTo: 'my-own-slug' })
  })

  it('is refused when another post has or had it', async () => {
    const first = await create({ slug: 'first-slug' })
    const second = await create({ slug: 'second-slug' })
    expect(await refusal(await sendNew(postBody({ slug: 'first-slug' })))).toEqual(TAKEN)
    expect(await refusal(await put(second.id, postBody({ slug: 'first-slug' })))).toEqual(TAKEN)
    await save(first.id, { slug: 'first-slug-moved' })
    expect(await refusal(await put(second.id, postBody({ slug: 'first-slug' })))).toEqual(
      TAKEN_BEFORE,
    )
    expect((await readAsOwner(second.id)).slug).toBe('second-slug')
  })

  it('goes to one of two concurrent posts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sendNew(postBody({ slug: 'wanted-by-all' }))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400])
  })

  it.each([
    ['Upper-Case', MALFORMED],
    ['with space', MALFORMED],
    ['two--hyphens', MALFORMED],
    ['-edge', MALFORMED],
    ['a/b', MALFORMED],
    ['☃', MALFORMED],
    ['new', 'This slug is reserved by the site.'],
    ['0198e0c4-6a5e-7c3b-9d0a-0123456789ab', 'This slug is reserved by the site.'],
    ['x'.repeat(LIMITS.slugLength + 1), 'Slug must be at most 120 characters'],
  ])('%j is refused with a sentence', async (slug, sentence) => {
    const { slug: text } = await refusal(await sendNew(postBody({ slug })))
    expect(text).toContain(sentence)
  })
})

describe('a slug with combining marks', () => {
  it.each([
    ['नमस्ते दुनिया', 'नमस्ते-दुनिया', 'कैसे-बनाएं'],
    ['สวัสดีครับ', 'สวัสดีครับ', 'ทำน้ำ'],
    ['École à Việt Nam', 'école-à-việt-nam', 'tiếng-việt'],
  ])('%s is found by its encoded and its decomposed address', async (title, slug, other) => {
    const { id } = await create({ title: title.normalize('NFD'), isPublished: true })
    expect(await getPublicPost(slug)).toMatchObject({ post: { id, slug } })
    const decomposed = slug.normalize('NFD').replaceAll('\u0e33', '\u0e4d\u0e32')
    const listed = (await listSitemapPosts()).map((post) => postPath(post))
    expect(listed).toContain(`/blog/${encodeURIComponent(slug)}`)
    const feed = toFeed({ owner: defaultProfile.personal, posts: await listFeedPosts() })
    expect(rssFeed(feed)).toContain(`/blog/${encodeURIComponent(slug)}</link>`)
    expect((await save(id, { title, slug: other })).slug).toBe(other)
    expect(await getPublicPost(slug)).toEqual({ redirectTo: other })
    expect(await getPublicPost(decomposed)).toEqual({ redirectTo: other })
  })
})

describe('the fields for search engines', () => {
  const search = {
    seoTitle: 'Locks in PostgreSQL',
    seoDescription: 'Who waits\nfor whom.',
    canonicalUrl: 'https://elsewhere.example/locks',
  }

  it('are stored on one line, stay when they are not sent, and can be emptied', async () => {
    const { id } = await create(search)
    const stored = { ...search, seoDescription: 'Who waits for whom.' }
    expect(await readAsOwner(id)).toMatchObject(stored)
    expect(await save(id, { title: 'Other' })).toMatchObject(stored)
    const emptied = await save(id, { seoTitle: '', seoDescription: null, canonicalUrl: ' ' })
    expect(emptied).toMatchObject({ seoTitle: null, seoDescription: null, canonicalUrl: null })
  })

  it('updates the fields when a creation is repeated', async () => {
    const key = { 'idempotency-key': 'seo-1234567890123' }
    await sendNew(postBody(search), key)
    const again = await expectAnswer(await sendNew(postBody(), key), 201, postSchema)
    expect(again).toMatchObject({ seoTitle: null, seoDescription: null, canonicalUrl: null })
  })

  it('are known to the sitemap', async () => {
    const { slug } = await create(search)
    const found = (await listSitemapPosts()).find((post) => post.slug === slug)
    expect(found?.canonicalUrl).toBe(search.canonicalUrl)
  })
})

it.each([
  ['seoTitle', 'x'.repeat(121), 'SEO title must be at most 120 characters'],
  ['seoDescription', 'word '.repeat(5000), 'SEO description must be at most 320 characters'],
  ['canonicalUrl', 'ftp://a.example/', CANONICAL_URL_INVALID],
  ['canonicalUrl', '/blog/a', CANONICAL_URL_INVALID],
  ['canonicalUrl', 'javascript:alert(1)', CANONICAL_URL_INVALID],
  ['canonicalUrl', 'https://', CANONICAL_URL_INVALID],
  ['seoTitle', 'a\u0000b', 'SEO title contains characters that cannot be stored'],
  ['series', 'x'.repeat(121), 'Series must be at most 120 characters'],
  ['seriesPart', 0, 'Part of the series must be a whole number from 1 to 999'],
  ['seriesPart', 1.5, 'Part of the series must be a whole number from 1 to 999'],
  ['contentType', 'text/markdown', 'Content type must be html or markdown'],
])('%s is refused with a sentence: %j', async (field, value, sentence) => {
  const fields = await refusal(await sendNew({ ...postBody(), [field]: value }))
  expect(fields).toEqual({ [field]: sentence })
})

it('a creation answers with the ETag that its first update needs', async () => {
  const answer = await sendNew(postBody())
  const etag = answer.headers.get('etag') ?? ''
  const { id } = await expectAnswer(answer, 201, postSchema)
  const saved = await put(id, postBody({ title: 'Saved again' }), { 'if-match': etag })
  const next = saved.headers.get('etag') ?? ''
  await expectAnswer(saved, 200, postSchema)
  const third = await put(id, postBody({ title: 'And again' }), { 'if-match': next })
  await expectAnswer(third, 200, postSchema)
  expect((await put(id, postBody(), { 'if-match': etag })).status).toBe(412)
})

const admin = async (method: string, path: string, json?: object) => {
  const answer = await askAdmin(method, path, json)
  expect(answer.status).toBe(200)
  return (await answer.json()) as { docs: { id: string; version: { slug: string } }[] }
}
/** The current slug of the post that once had this one. */
const find = async (slug: string) => {
  const found = await getPublicPost(slug)
  return found && 'redirectTo' in found ? found.redirectTo : undefined
}

it('former slugs of a post survive every change in the built-in admin', async () => {
  const { id } = await create({ title: 'First name' })
  await admin('PATCH', `/posts/${id}`, { slug: 'second-name' })
  await admin('PATCH', `/posts/${id}`, { slug: 'third-name' })
  const old = async () => [await find('first-name'), await find('second-name')]
  expect(await old()).toEqual(['third-name', 'third-name'])
  // A request that empties the list, and a restored version, with the current slug and with another one.
  await admin('PATCH', `/posts/${id}`, { slugHistory: [], title: 'Other' })
  await admin('PATCH', `/posts/${id}`, { slug: 'third-name', slugHistory: ['made-up'] })
  expect(await old()).toEqual(['third-name', 'third-name'])
  expect(await find('made-up')).toBeUndefined()
  const { docs } = await admin('GET', `/posts/versions?where[parent][equals]=${id}&limit=20`)
  for (const slug of ['third-name', 'second-name']) {
    const version = docs.findLast((doc) => doc.version.slug === slug)
    await admin('POST', `/posts/versions/${version?.id}`)
  }
  // A restored version keeps the current slug.
  expect(await old()).toEqual(['third-name', 'third-name'])
})
