import { describe, expect, it } from 'vitest'
import { sitemapXml } from '#src/publishing/sitemap.ts'
import { sampleProject } from '#tests/support/project-bodies.ts'
import { publishedPost } from './published-post.ts'
import { elements, names, textOf, xmlRoot } from './xml-tree.ts'

const IMAGES = ['/files/media/a.webp', 'https://example.com/a.png?x=1&y=2']
const newer = { ...publishedPost(), images: IMAGES }
const older = {
  ...publishedPost({
    slug: 'älter',
    tags: ['PostgreSQL', 'postgresql'],
    textChangedAt: '2026-03-04T12:00:00.000Z',
  }),
  images: [],
}
const urlsOf = (...content: Parameters<typeof sitemapXml>) =>
  elements(xmlRoot(sitemapXml(...content)), 'url')
const pagesOf = (...content: Parameters<typeof sitemapXml>) =>
  urlsOf(...content).map((url) => ({
    path: new URL(textOf(url, 'loc')).pathname,
    modified: elements(url, 'lastmod')[0]?.text,
    images: elements(url, 'image:image').map((image) => textOf(image, 'image:loc')),
  }))
const urls = pagesOf([newer, older], [sampleProject()])

describe('the sitemap', () => {
  it('lists each page once, with the date of its last significant change', () => {
    const newest = '2026-03-05T11:30:00.000Z'
    expect(urls.map(({ path, modified }) => [path, modified])).toEqual([
      ['/', newest],
      ['/blog', newest],
      ['/resume', undefined],
      ['/projects', '2026-03-09T08:00:00.000Z'],
      ['/projects/one-event-log', '2026-03-09T08:00:00.000Z'],
      ['/blog/what-a-migration-locks', newest],
      ['/blog/%C3%A4lter', '2026-03-04T12:00:00.000Z'],
      ['/blog/tag/postgresql', newest],
      ['/blog/tag/web-performance', newest],
    ])
  })

  it('lists the images of a post with absolute URLs, up to the limit per page', () => {
    expect(urls.flatMap(({ images }) => images)).toEqual([
      'http://localhost:3000/files/media/log.webp',
      'http://localhost:3000/files/media/a.webp',
      'https://example.com/a.png?x=1&y=2',
    ])
    const many = Array.from({ length: 1200 }, (_, index) => `/files/media/${index}.webp`)
    const map = sitemapXml([{ ...newer, images: many }])
    expect(map.match(/<image:image>/g)).toHaveLength(1000)
  })

  it('leaves out images without a valid URL, and resolves the others against their page', () => {
    const images = [
      ...['https://example.com:99999/a.png', 'https://exa mple.com/b.png', 'c.png'],
      ...['https://example.com/d e.png', '/files/media/f.webp', 'https://[1/g.png'],
    ]
    expect(pagesOf([newer, { ...older, images }, newer])[5]?.images).toEqual([
      'http://localhost:3000/blog/c.png',
      'https://example.com/d%20e.png',
      'http://localhost:3000/files/media/f.webp',
    ])
  })

  it('leaves out tags that have no list', () => {
    const tagged = { ...newer, tags: ['SQL', '(“”)', 'C#'] }
    const paths = urlsOf([tagged]).map((url) => textOf(url, 'loc'))
    expect(paths.slice(-3)).toEqual([
      'http://localhost:3000/blog/what-a-migration-locks',
      'http://localhost:3000/blog/tag/sql',
      'http://localhost:3000/blog/tag/c-sharp',
    ])
  })

  it('leaves out a post whose original is elsewhere; its tags stay', () => {
    const here = { ...older, canonicalUrl: 'http://localhost:3000/blog/%C3%A4lter' }
    const moved = { ...newer, canonicalUrl: 'https://elsewhere.example/locks' }
    expect(pagesOf([moved, here]).map(({ path }) => path)).toEqual([
      ...['/', '/blog', '/resume', '/projects', '/blog/%C3%A4lter'],
      ...['/blog/tag/postgresql', '/blog/tag/web-performance'],
    ])
  })

  it('lists static pages without dates on a site without posts', () => {
    expect(urlsOf([]).map(names)).toEqual([['loc'], ['loc'], ['loc'], ['loc']])
  })
})
