import { beforeAll, describe, expect, it } from 'vitest'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { useServer } from '#tests/support/use-server.ts'

const server = useServer()
const { data } = server
let post: Post
let draft: Post

beforeAll(async () => {
  await data.post({ title: 'Before' })
  const content =
    '<h1>One</h1><p>Read <a href="/blog">more</a>.</p>\n\n```ts title="a.ts" {1}\nconst a = 1\n```\n\n```mermaid\nflowchart LR\n  A --> B\n```'
  post = await data.post({ title: 'Locks & *keys*', content, tags: ['Größe'] })
  draft = await data.post({ title: 'A draft', isPublished: false, publishedAt: null })
})

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, server.url), { headers, redirect: 'manual' })

describe('a post as Markdown', () => {
  it('has its facts, absolute addresses and the information of its code', async () => {
    const answer = await open(`/blog/${post.slug}.md`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(answer.headers.get('link')).toBe(`<${server.url}/blog/${post.slug}>; rel="canonical"`)
    const text = await answer.text()
    expect(text).toContain('title: "Locks & *keys*"\n')
    expect(text).toContain('tags: ["Größe"]\n')
    expect(text).toContain('\n# Locks & \\*keys\\*\n')
    expect(text).toContain('\n## One\n')
    expect(text).toContain(`Read [more](${server.url}/blog).`)
    expect(text).toContain('```ts title="a.ts" {1}\nconst a = 1\n```')
    const again = await open(`/blog/${post.slug}.md`, {
      'if-none-match': answer.headers.get('etag') ?? '',
    })
    expect(again.status).toBe(304)
  })

  it('is returned to programs that prefer it; both forms vary by Accept, also from the cache', async () => {
    const path = `/blog/${post.slug}`
    for (let times = 0; times < 2; times += 1) {
      const page = await open(path, { accept: 'text/html,*/*;q=0.8' })
      const markdown = await open(path, { accept: 'text/markdown, text/html;q=0.5' })
      expect(page.headers.get('content-type')).toMatch('text/html')
      expect(markdown.headers.get('content-type')).toMatch('text/markdown')
      expect(markdown.headers.get('content-location')).toBe(`${path}.md`)
      for (const { headers } of [page, markdown])
        expect(headers.get('vary')).toMatch(/\bAccept\b(?!-)/)
    }
    const html = await (await open(path)).text()
    expect(html).toContain(
      `<link rel="alternate" type="text/markdown" href="${server.url}/blog/${post.slug}.md"/>`,
    )
  })

  it('is missing for drafts and unknown posts, and moves with its slug', async () => {
    const paths = [draft.slug, draft.id, 'unknown'].map((slug) => `/blog/${slug}.md`)
    const status = async (path: string) => (await open(path)).status
    expect(await Promise.all(paths.map(status))).toEqual([404, 404, 404])
    expect(await status('/projects/unknown.md')).toBe(404)
    const moved = await open(`/blog/${post.id}.md`)
    expect([moved.status, moved.headers.get('location')]).toEqual([308, `/blog/${post.slug}.md`])
  })
})

it('llms.txt links to posts, llms-full.txt has their text; neither has a draft', async () => {
  const list = await open('/llms.txt')
  expect(list.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await list.text()
  expect(text).toContain(`](${server.url}/blog/${post.slug}.md)`)
  const full = await (await open('/llms-full.txt')).text()
  expect(full).toContain('const a = 1')
  expect(text + full).not.toContain('A draft')
})

it('a diagram is drawn on the page, without styles, with its source', async () => {
  const html = await (await open(`/blog/${post.slug}`)).text()
  const [, svg = ''] = /<svg([^>]*pele-flowchart[^]*?)<\/svg>/.exec(html) ?? []
  expect(svg).toContain('role="img"')
  expect(svg).not.toContain('style=')
  expect(html).toContain('<code>flowchart LR\n  A --&gt; B</code>')
})

it('a feed has a style for browsers', async () => {
  expect(await (await open('/rss.xml')).text()).toContain(
    '<?xml-stylesheet type="text/css" href="/feed.css"?>',
  )
  const style = await open('/feed.css')
  expect([style.status, style.headers.get('content-type')]).toEqual([
    200,
    'text/css; charset=UTF-8',
  ])
})
