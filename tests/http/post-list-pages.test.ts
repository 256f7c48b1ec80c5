import { beforeAll, describe, expect, it } from 'vitest'
import { COUNTS } from '#src/contract/limits.ts'
import { readHead } from '#tests/support/page-head.ts'
import { useServer } from '#tests/support/use-server.ts'

const server = useServer()
const { data } = server

/** Enough posts for two pages; the first is the newest. */
beforeAll(async () => {
  for (let number = COUNTS.blogPagePosts + 1; number > 0; number -= 1) {
    const publishedAt = new Date(2025, 0, 60 - number).toISOString()
    await data.post({ title: `Post ${number}`, tags: ['queues'], publishedAt })
  }
})

const open = (path: string) => fetch(`${server.url}${path}`, { redirect: 'manual' })
const text = async (path: string) => (await open(path)).text()

describe('pages of the blog', () => {
  it.each([
    ['/blog', [], ['/blog/page/2']],
    ['/blog/page/2', ['/blog'], []],
  ])('%s links itself and its neighbours in its head', async (path, prev, next) => {
    const { canonical, neighbours } = readHead(await text(path))
    const paths = (addresses: string[]) =>
      addresses.map((address) => new URL(address, server.url).pathname)
    expect(canonical).toEqual([`${server.url}${path}`])
    expect(paths(neighbours.prev)).toEqual(prev)
    expect(paths(neighbours.next)).toEqual(next)
  })

  it.each(['/blog/page/3', '/blog/page/0', '/blog/page/two', '/blog/tag/none'])(
    'returns 404 for %s beyond the end',
    async (path) => {
      const answer = await open(path)
      expect(answer.status).toBe(404)
      const html = await answer.text()
      expect(html).toContain('404 Page Not Found')
      expect(readHead(html).robots).toBe('noindex')
    },
  )

  it('the first page has one URL', async () => {
    const first = await open('/blog/page/1')
    expect([first.status, first.headers.get('location')]).toEqual([308, '/blog'])
  })

  it('are prerendered, and show a write immediately', async () => {
    const paths = ['/blog/page/2', '/blog/tag/queues', '/blog/tag/queues/page/2']
    for (const path of paths) {
      await text(path)
      expect((await open(path)).headers.get('x-nextjs-prerender'), path).toBe('1')
    }
    expect(await text('/blog/posts.json')).not.toContain('Brand new')
    await data.post({ title: 'Brand new', tags: ['queues'] })
    for (const path of ['/blog/page/2', '/blog/tag/queues/page/2'])
      expect(await text(path)).toContain('Post 12')
    expect(await text('/blog/tag/queues')).toContain('14 posts')
    expect(await text('/blog/posts.json')).toContain('Brand new')
  })
})
