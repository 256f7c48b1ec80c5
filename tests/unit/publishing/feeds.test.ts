import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseHtml } from '#parse-html'
import { textContentOf } from '#src/content/html/source-tree.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { atomFeed } from '#src/publishing/atom.ts'
import { jsonFeed, toFeed } from '#src/publishing/feed.ts'
import { rssFeed } from '#src/publishing/rss.ts'
import { HOSTILE, hostilePost } from './hostile-post.ts'
import { publishedPost } from './published-post.ts'
import { elements, names, only, textOf, xmlRoot } from './xml-tree.ts'

const { personal: owner } = defaultProfile
const posts = [publishedPost(), hostilePost]
const CLEAN = HOSTILE.replace(/[\u0000\u0008\u000B\uFFFE]/g, '').replace('\uD800', '\uFFFD')
const URL_OF_POST = 'http://localhost:3000/blog/what-a-migration-locks'
type Posts = Parameters<typeof toFeed>[0]['posts']
const rss = (posts: Posts) => xmlRoot(rssFeed(toFeed({ owner, posts })))
const atom = (posts: Posts) => xmlRoot(atomFeed(toFeed({ owner, posts })))
const json = (posts: Posts) => JSON.parse(jsonFeed(toFeed({ owner, posts })))
const stamp = z.iso.datetime({ offset: true })

describe('RSS 2.0', () => {
  const channel = only(rss(posts), 'channel')

  it('has the required elements of a channel, and no unknown ones', () => {
    const root = rss(posts)
    expect([root.name, root.attributes['version']]).toEqual(['rss', '2.0'])
    expect(names(root)).toEqual(['channel'])
    expect(names(channel)).toEqual([
      ...['title', 'link', 'description', 'language', 'lastBuildDate', 'ttl', 'atom:link'],
      ...['image', 'item', 'item'],
    ])
    expect(textOf(channel, 'link')).toBe('http://localhost:3000/blog')
    expect(only(channel, 'atom:link').attributes).toEqual({
      rel: 'self',
      type: 'application/rss+xml',
      href: 'http://localhost:3000/rss.xml',
    })
    expect(textOf(channel, 'lastBuildDate')).toBe('Thu, 05 Mar 2026 11:30:00 GMT')
    expect(names(only(channel, 'image'))).toEqual(['url', 'title', 'link', 'width', 'height'])
    expect(textOf(only(channel, 'image'), 'link')).toBe(textOf(channel, 'link'))
  })

  it('dates an item by its first publication, and has a stable guid', () => {
    const [item = channel] = elements(channel, 'item')
    expect(only(item, 'guid').attributes).toEqual({ isPermaLink: 'false' })
    expect(textOf(item, 'guid')).toBe(publishedPost().id)
    expect(textOf(item, 'pubDate')).toBe('Wed, 04 Mar 2026 10:00:00 GMT')
    expect(textOf(item, 'atom:updated')).toBe('2026-03-05T11:30:00.000Z')
    expect(textOf(item, 'link')).toBe(URL_OF_POST)
    expect(elements(item, 'category').map(({ text }) => text)).toEqual(publishedPost().tags)
    expect(textOf(item, 'content:encoded')).toBe('<p>Two words.</p><h2>Why it waits</h2>')
  })

  it('escapes XML, and drops characters that XML forbids', () => {
    const [, item = channel] = elements(channel, 'item')
    expect(textOf(item, 'title')).toBe(CLEAN)
    expect(textOf(item, 'dc:creator')).toBe(CLEAN)
    expect(textOf(item, 'category')).toBe(CLEAN)
    const html = textOf(item, 'content:encoded')
    expect(html).toContain('<img src="https://example.com/a.png?x=1&amp;y=2" alt="">')
    expect(html).toContain('x ]]&gt; y')
    expect(html).not.toContain('<script')
  })
})

describe('the texts of RSS', () => {
  const TEXT = 'Use the <dialog> element & "Vec<String>", not &lt;div&gt;'
  const post = publishedPost({ title: TEXT, excerpt: TEXT, author: TEXT, tags: [TEXT] })
  const document = rssFeed(
    toFeed({
      owner: { ...owner, name: TEXT, tagline: TEXT },
      posts: [hostilePost, post, publishedPost()],
    }),
  )
  const channel = only(xmlRoot(document), 'channel')
  const item = elements(channel, 'item')[1] ?? channel
  const asHtml = (html: string) => textContentOf(parseHtml(html))

  it('are HTML in descriptions, so that a reader that decodes them shows the excerpt', () => {
    expect(textOf(item, 'description')).toBe(
      'Use the &lt;dialog&gt; element &amp; "Vec&lt;String&gt;", not &amp;lt;div&amp;gt;',
    )
    expect(asHtml(textOf(item, 'description'))).toBe(TEXT)
    expect(asHtml(textOf(channel, 'description'))).toContain(TEXT)
  })

  it('are plain in titles and names, with the references that readers keep', () => {
    for (const name of ['title', 'dc:creator', 'category']) expect(textOf(item, name)).toBe(TEXT)
    expect(textOf(channel, 'title')).toContain(TEXT)
    expect(document).toContain(
      '<title>Use the &#x3C;dialog&#x3E; element &#x26; &quot;Vec&#x3C;String&#x3E;&quot;, not &#x26;lt;div&#x26;gt;</title>',
    )
  })

  it('stay plain text in Atom and JSON Feed', () => {
    const entry = only(atom([post]), 'entry')
    expect([textOf(entry, 'title'), textOf(entry, 'summary')]).toEqual([TEXT, TEXT])
    const { items } = json([post])
    expect([items[0].title, items[0].summary]).toEqual([TEXT, TEXT])
  })
})

describe('Atom (RFC 4287)', () => {
  const feed = atom(posts)

  // schemas.test.ts proves that it is valid.
  it('links to itself and to the blog, and has HTML for each post', () => {
    const rels = elements(feed, 'link').map(({ attributes }) => attributes['rel'])
    expect(rels).toEqual(['self', 'alternate'])
    const contents = elements(feed, 'entry').map((entry) => only(entry, 'content').attributes)
    expect(contents).toEqual([{ type: 'html' }, { type: 'html' }])
  })

  it('contains the same HTML as RSS', () => {
    const inRss = elements(only(rss(posts), 'channel'), 'item')
    expect(elements(feed, 'entry').map((entry) => textOf(entry, 'content'))).toEqual(
      inRss.map((item) => textOf(item, 'content:encoded')),
    )
  })

  it('is valid without posts, and identical on each call', () => {
    const ofTag = () => atomFeed(toFeed({ owner, posts: [], tag: 'Web Performance' }))
    const empty = ofTag()
    expect(textOf(xmlRoot(empty), 'updated')).toBe('1970-01-01T00:00:00.000Z')
    expect(ofTag()).toBe(empty)
    expect(textOf(xmlRoot(empty), 'id')).toBe(
      'http://localhost:3000/blog/tag/web-performance/atom.xml',
    )
    expect(elements(only(rss([]), 'channel'), 'item')).toEqual([])
  })
})

// https://www.jsonfeed.org/version/1.1: strict, so that a misspelt key fails.
const author = z.strictObject({ name: z.string().min(1), url: z.url().optional() })
const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  icon: z.url(),
  favicon: z.url(),
  language: z.literal('en'),
  authors: z.array(author).min(1),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: z.url(),
      title: z.string(),
      summary: z.string(),
      content_html: z.string().min(1),
      image: z.url().optional(),
      date_published: stamp,
      date_modified: stamp,
      authors: z.array(author),
      tags: z.array(z.string()),
    }),
  ),
})

describe('JSON Feed 1.1', () => {
  it('follows the format, with separate dates for publication and edit', () => {
    const feed = jsonFeedSchema.parse(json(posts))
    expect(feed.feed_url).toBe('http://localhost:3000/feed.json')
    expect(feed.items[0]).toMatchObject({
      id: publishedPost().id,
      url: URL_OF_POST,
      date_published: '2026-03-04T10:00:00.000Z',
      date_modified: '2026-03-05T11:30:00.000Z',
      content_html: '<p>Two words.</p><h2>Why it waits</h2>',
    })
    expect(feed.items[1]?.image).toBe('https://example.com/a.png?x=1&y=2')
  })

  it('a scheduled post has no modification date before its publication', () => {
    const post = publishedPost({ publishedAt: '2026-04-01T00:00:00.000Z' })
    const [item] = jsonFeedSchema.parse(json([post])).items
    expect(item?.date_modified).toBe('2026-04-01T00:00:00.000Z')
  })
})
