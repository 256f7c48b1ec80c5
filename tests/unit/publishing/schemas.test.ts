import { beforeAll, describe, expect, it } from 'vitest'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { atomFeed } from '#src/publishing/atom.ts'
import { toFeed } from '#src/publishing/feed.ts'
import { rssFeed } from '#src/publishing/rss.ts'
import { sitemapXml } from '#src/publishing/sitemap.ts'
import { hostilePost } from './hostile-post.ts'
import { publishedPost } from './published-post.ts'
import { schemaFaults } from './schema-faults.ts'
import { only, textOf, xmlRoot } from './xml-tree.ts'

const { personal: owner } = defaultProfile
const posts = [publishedPost(), hostilePost]
const dated = posts.map((post) => ({
  ...post,
  tags: ['Größe & more'],
  images: ['/files/media/a.webp', 'https://e.com/ü.png?a=1&b=2'],
}))

const documents = {
  'RSS of the blog': ['rss', rssFeed(toFeed({ owner, posts }))],
  'RSS of a tag': ['rss', rssFeed(toFeed({ owner, posts, tag: 'Größe & more' }))],
  'RSS of nothing': ['rss', rssFeed(toFeed({ owner, posts: [] }))],
  'Atom of the blog': ['atom', atomFeed(toFeed({ owner, posts }))],
  'Atom of a tag': ['atom', atomFeed(toFeed({ owner, posts, tag: 'Größe & more' }))],
  'Atom of nothing': ['atom', atomFeed(toFeed({ owner, posts: [] }))],
  'the sitemap': ['sitemap', sitemapXml(dated)],
  'the sitemap of nothing': ['sitemap', sitemapXml([])],
} as const

// Negative tests: they prove that the validation finds errors.
const damages = [
  ['a date of another form', 'RSS of the blog', 'Wed, 04 Mar 2026 10:00:00 GMT', '2026-03-04'],
  ['an unknown element', 'RSS of the blog', '<ttl>60</ttl>', '<tttl>60</tttl>'],
  ['an invalid URL', 'RSS of the blog', '<link>http:', '<link>htp:'],
  ['an id that is wrongly marked as a link', 'RSS of the blog', 'isPermaLink="false"', ''],
  ['a time without its zone', 'Atom of the blog', '10:00:00.000Z', '10:00:00.000'],
  ['an entry without its title', 'Atom of the blog', '<title>What a migration locks</title>', ''],
  ['a picture too wide', 'RSS of the blog', '<width>144</width>', '<width>145</width>'],
  ['an entry twice dated', 'the sitemap', '<lastmod>', '<lastmod>2026-01-01</lastmod><lastmod>'],
] as const
const damaged = damages.map(([, name, from, to]) => {
  const [format, document] = documents[name]
  return [format, document.replace(from, to)] as const
})

describe('schema validation', () => {
  let faults: string[][]
  beforeAll(async () => {
    faults = await schemaFaults([...Object.values(documents), ...damaged])
  })

  it.each(Object.keys(documents).map((name, at) => [name, at] as const))('%s is valid', (_, at) => {
    expect(faults[at]).toEqual([])
  })

  it.each(damages.map(([what, name, from], at) => [what, name, from, at] as const))(
    'reports %s',
    (_, name, from, at) => {
      expect(documents[name][1]).toContain(from)
      expect(faults[Object.keys(documents).length + at]).not.toEqual([])
    },
  )
})

// tests/int/appearance.test.ts measures it.
it('the image of the RSS feed has its declared size', () => {
  const image = only(only(xmlRoot(documents['RSS of the blog'][1]), 'channel'), 'image')
  const { pathname } = new URL(textOf(image, 'url'))
  expect(pathname).toBe(`/icons/icon-${textOf(image, 'width')}.png`)
  expect(textOf(image, 'height')).toBe(textOf(image, 'width'))
})
