import { beforeAll, expect, it } from 'vitest'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { useServer } from '#tests/support/use-server.ts'
import { xmlRoot } from '#tests/unit/publishing/xml-tree.ts'

const server = useServer()
const { data } = server
let post: Post

beforeAll(async () => {
  const photo = await data.image()
  const content = `<p>Hello, <a href="/blog">reader</a>.</p>\n\n![Alt](${photo.url})`
  const title = 'Locks & </script><b>keys'
  post = await data.post({ title, content, imageUrl: photo.url, tags: ['Größe'] })
})

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, server.url), { headers, redirect: 'manual' })

const xmlKind = (body: string) => xmlRoot(body).name
const jsonKind = (body: string) => (JSON.parse(body) as { version: string }).version
const FEEDS: [file: string, type: string, kindOf: (body: string) => string, kind: string][] = [
  ['/rss.xml', 'application/rss+xml', xmlKind, 'rss'],
  ['/atom.xml', 'application/atom+xml', xmlKind, 'feed'],
  ['/feed.json', 'application/feed+json', jsonKind, 'https://jsonfeed.org/version/1.1'],
]
const ofTag = FEEDS.map(([file, ...rest]): (typeof FEEDS)[number] => [
  `/blog/tag/gr%C3%B6%C3%9Fe${file}`,
  ...rest,
])

it.each([...FEEDS, ...ofTag])(
  '%s is well-formed, contains the full post with absolute URLs, and responds 304 to its ETag and date',
  async (path, type, kindOf, kind) => {
    const answer = await open(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')?.split(';')[0]).toBe(type)
    const body = await answer.text()
    expect(kindOf(body)).toBe(kind)
    for (const part of [post.id, `${server.url}/blog`, `${server.url}/files/media/`])
      expect(body).toContain(part)
    const again = await open(path, { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const since = answer.headers.get('last-modified') ?? ''
    expect((await open(path, { 'if-modified-since': since })).status).toBe(304)
  },
)
