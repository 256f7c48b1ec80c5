import { beforeEach, describe, expect, it } from 'vitest'
import { COUNTS } from '#src/contract/limits.ts'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import type { Post, PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import { findUploadedImages } from '#src/services/media/page-images.ts'
import { splitDrawings } from '#src/services/media/split-drawings.ts'
import { asSystem, payloadClient, readSql } from '#src/services/platform/payload.ts'
import { getPostPageData } from '#src/services/posts/post-page-data.ts'
import {
  listFeedPosts,
  listNearestPosts,
  listPostPage,
  listSearchablePosts,
  listTagPage,
} from '#src/services/posts/public-post-lists.ts'
import { getPublicPost, listSitemapPosts } from '#src/services/posts/public-posts.ts'
import { listTags } from '#src/services/posts/tags.ts'
import { sql } from '#collections/sql.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { create, save } from '#tests/support/post-calls.ts'
import { emptySite } from '#tests/support/trash.ts'
import { storeMedia } from '#tests/support/uploads.ts'

beforeEach(emptySite)

const day = (number: number) => new Date(Date.UTC(2025, 0, number)).toISOString()
const write = (title: string, changes: Partial<PostBodyInput> = {}) =>
  create({ title, tags: [], ...changes })
const writeMany = async (count: number, tags: string[] = []) => {
  for (let number = 1; number <= count; number += 1) {
    await write(`Post ${number}`, { tags, publishedAt: day(number) })
  }
}
const titles = (posts: { title: string }[] = []) => posts.map(({ title }) => title)
const LATER = new Date(Date.now() + 3_600_000).toISOString()

describe('a page of the blog', () => {
  it('returns twelve posts a page, newest first, the rest on the final page, and null beyond it', async () => {
    await writeMany(COUNTS.blogPagePosts + 2)
    const first = await listPostPage()
    expect(first).toMatchObject({ page: 1, pageCount: 2, postCount: 14 })
    expect(titles(first?.posts)).toHaveLength(12)
    expect(first?.posts[0]?.title).toBe('Post 14')
    expect(titles((await listPostPage({ page: 2 }))?.posts)).toEqual(['Post 2', 'Post 1'])
    expect(await listPostPage({ page: 3 })).toBeNull()
  })

  it('exists when there are no posts', async () => {
    expect(await listPostPage()).toMatchObject({ posts: [], pageCount: 1, postCount: 0 })
  })

  it('includes the library images', async () => {
    const { url } = await storeMedia(await imageFile('png', { width: 800, height: 400 }), 'a.png')
    await write('With', { imageUrl: url })
    const page = await listPostPage()
    expect(page?.images[url]).toMatchObject({ url, width: 800, height: 400 })
    expect(page?.images[url]?.sizes.map(({ width }) => width)).toEqual([
      320, 320, 480, 480, 720, 720, 800, 800,
    ])
    const [found] = await listSearchablePosts()
    expect(found?.imageUrl).toBe(url.replace('.png', '-720.webp'))
  })

  it('marks line drawings, which follow the theme', async () => {
    const bytes = await imageFile('png', { width: 800, height: 400 })
    const { id, url } = await storeMedia(bytes, 'a.png')
    await readSql(sql`update media set is_drawing = true where id = ${id}`)
    await splitDrawings(await payloadClient())
    await write('Drawn', { imageUrl: url })
    expect((await listPostPage())?.images[url]?.isDrawing).toBe(true)
    expect((await findUploadedImages([id]))[id]?.isDrawing).toBe(true)
    const [found] = await listSearchablePosts()
    expect(found?.imageUrl).toBe(`${url.replace('.png', '-720.webp')}#drawing`)
  })
})

it('the nearest posts of a mistyped address are public ones, the most alike first', async () => {
  for (const title of ['Build times', 'Two locks', 'You already run a lock server', 'Types'])
    await write(title)
  await write('You already run a lock', { isPublished: false })
  const nearest = await listNearestPosts('you-alredy-run-lock-sever')
  expect(nearest).toEqual([
    { slug: 'you-already-run-a-lock-server', title: 'You already run a lock server' },
  ])
  expect(await listNearestPosts('something-else-entirely')).toEqual([])
  for (const number of [1, 2, 3]) await write(`You already run a lock ${number}`)
  expect(await listNearestPosts('you-already-run-a-lock')).toHaveLength(COUNTS.relatedPosts)
})

describe('tags', () => {
  beforeEach(async () => {
    await write('Both', { tags: ['CSS', 'css', 'parsers'] })
    await write('Two', { tags: ['css'] })
    await write('Draft', { tags: ['css', 'secret'], isPublished: false })
    await write('Scheduled', { tags: ['css', 'later'], publishedAt: LATER })
  })

  it('come from public posts, each once for all its spellings', async () => {
    expect(await listTags()).toEqual([
      { slug: 'css', name: 'css', names: ['css', 'CSS'], uses: 3 },
      { slug: 'parsers', name: 'parsers', names: ['parsers'], uses: 1 },
    ])
  })

  it('list and count their posts, each once', async () => {
    const list = await listTagPage({ slug: 'css' })
    expect(list).toMatchObject({ name: 'css', slug: 'css', postCount: 2, pageCount: 1 })
    expect(titles(list?.posts).toSorted()).toEqual(['Both', 'Two'])
  })

  it.each(['secret', 'later', 'none', 'CSS'])('returns null for %j', async (slug) => {
    expect(await listTagPage({ slug })).toBeNull()
  })

  it('are paginated', async () => {
    await writeMany(12, ['css'])
    expect((await listTagPage({ slug: 'css', page: 2 }))?.posts).toHaveLength(2)
    expect(await listTagPage({ slug: 'css', page: 3 })).toBeNull()
  })
})

describe('the page data of a post', () => {
  it('returns the posts published before and after a post', async () => {
    const [one, two, three] = [
      await write('One', { publishedAt: day(1) }),
      await write('Two', { publishedAt: day(2) }),
      await write('Three', { publishedAt: day(3) }),
    ]
    await write('Draft', { isPublished: false })
    await write('Scheduled', { publishedAt: LATER })
    expect(await getPostPageData(one)).toMatchObject({ previous: null, next: link(two) })
    const around = await getPostPageData(two)
    expect(around).toMatchObject({ previous: link(one), next: link(three) })
    expect(await getPostPageData(three)).toMatchObject({ previous: link(two), next: null })
  })

  it('orders posts published at the same moment', async () => {
    const same = [
      await write('A', { publishedAt: day(1) }),
      await write('B', { publishedAt: day(1) }),
      await write('C', { publishedAt: day(1) }),
    ] as const
    const byId = (a: Post, b: Post) => (a.id < b.id ? -1 : 1)
    const [first, second, third] = same.toSorted(byId) as [Post, Post, Post]
    expect(titles((await listPostPage())?.posts)).toEqual(titles([first, second, third]))
    const around = await getPostPageData(second)
    expect(around).toMatchObject({ previous: link(third), next: link(first) })
  })

  it('returns three related posts: first by shared tags, then the newest', async () => {
    const post = await write('Post', { tags: ['parsers'], publishedAt: day(1) })
    await write('Sibling', { tags: ['parsers'], publishedAt: day(2) })
    for (const number of [3, 4, 5]) await write(`Other ${number}`, { publishedAt: day(number) })
    await write('Draft', { tags: ['parsers'], isPublished: false })
    const { related } = await getPostPageData(post)
    expect(titles(related)).toEqual(['Sibling', 'Other 5', 'Other 4'])
  })

  it('has the date of the newest change of the text only', async () => {
    const post = await write('Post', { publishedAt: day(1) })
    const changed = async () => {
      const slug = (await listPostPage())?.posts[0]?.slug ?? ''
      const found = await getPublicPost(slug)
      const dates = [
        (found as { post: PublishedPost }).post.textChangedAt,
        (await listFeedPosts())[0]?.textChangedAt,
        (await listSitemapPosts())[0]?.textChangedAt,
      ]
      // The page, the feeds and the sitemap agree.
      expect(new Set(dates).size).toBe(1)
      return dates[0]
    }
    expect(await changed()).toBeNull()
    await save(post.id, { title: 'Post', tags: ['new'] })
    expect(await changed()).toBeNull()
    const edited = await save(post.id, { title: 'Post, revised' })
    expect(await changed()).toBe(edited.updatedAt)
    const saved = await save(post.id, { title: 'Post, revised', readTime: 9 })
    expect(saved.updatedAt > edited.updatedAt).toBe(true)
    expect(await changed()).toBe(edited.updatedAt)
    const back = await save(post.id, { title: 'Post' })
    expect(await changed()).toBe(back.updatedAt)
  })
})

describe('the reading time of a post without one', () => {
  const content = `<p>${'word '.repeat(275 * 3)}</p>`
  const create = async (changes: object) => {
    const payload = await payloadClient()
    const data = { title: 'Post', excerpt: 'About.', content, category: 'Technology', ...changes }
    return payload.create({ collection: 'posts', data, ...asSystem('as a script would') })
  }

  it('is computed from its text', async () => {
    expect((await create({})).readTime).toBe(3)
    expect((await create({ readTime: null })).readTime).toBe(3)
  })

  it('is the author’s if given, also after other edits', async () => {
    const { id, readTime } = await create({ readTime: 20 })
    expect(readTime).toBe(20)
    const payload = await payloadClient()
    const change = { collection: 'posts' as const, id, ...asSystem('as a script would') }
    expect((await payload.update({ ...change, data: { excerpt: 'New.' } })).readTime).toBe(20)
    expect((await payload.update({ ...change, data: { readTime: null } })).readTime).toBe(3)
  })
})

const link = ({ slug, title }: { slug: string; title: string }) => ({ slug, title })
