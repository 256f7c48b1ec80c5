import { beforeAll, describe, expect, it } from 'vitest'
import { findTagFeed, listFeedPosts } from '#src/services/posts/public-post-lists.ts'
import { listSitemapPosts } from '#src/services/posts/public-posts.ts'
import { create } from '#tests/support/post-calls.ts'

const HOUR = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

beforeAll(async () => {
  for (let hour = 1; hour <= 22; hour += 1) {
    const tags = hour === 22 ? ['C++', 'Web  Performance'] : ['web performance']
    await create({ title: `Post ${hour}`, tags, publishedAt: at(-hour) })
  }
})

describe('feeds and sitemap', () => {
  it('a feed holds the newest twenty with their text', async () => {
    const posts = await listFeedPosts()
    expect(posts.map(({ title }) => title)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Post ${index + 1}`),
    )
    expect(posts[0]?.content).toBe('<p>Hello, reader.</p>')
  })

  it('finds a tag by its slug, spelled as in its newest post', async () => {
    expect((await findTagFeed('web-performance'))?.tag).toBe('web performance')
    expect((await findTagFeed('web-performance'))?.posts.length).toBe(20)
    const { posts } = (await findTagFeed('c-plus-plus')) ?? {}
    expect(posts?.map(({ title }) => title)).toEqual(['Post 22'])
    expect(await findTagFeed('c')).toBeNull()
  })

  it.each(['', 'nothing', '%'])('returns null for the tag %j', async (slug) => {
    expect(await findTagFeed(slug)).toBeNull()
  })

  it('a sitemap contains the cover of a post and the images in its text, each once', async () => {
    const inText = '![One](/files/media/a.png)\n\n![Two](https://example.com/b.png "Two")'
    const html = '<p>Text.</p><img src="/files/media/d.png" width="320">'
    const content = `${html}\n\n${inText}\n\n\`\`\`\n![No](/files/media/c.png)\n\`\`\``
    const cover = { imageUrl: '/files/media/a.png', publishedAt: at(-0.1) }
    await create({ title: 'With pictures', content, ...cover })
    const [newest, other] = await listSitemapPosts()
    expect(newest?.images).toEqual([
      ...['/files/media/a.png', '/files/media/d.png', 'https://example.com/b.png'],
    ])
    expect(other?.images).toEqual([])
  })
})
