import { expect, it } from 'vitest'
import { listRedirect } from '#src/lib/list-redirect.ts'

it.each([
  ['/feed/', '/rss.xml'],
  ['/feed.xml', '/rss.xml'],
  ['/rss/', '/rss.xml'],
  ['/index.xml', '/rss.xml'],
  ['/posts/index.xml', '/rss.xml'],
  ['/blog/feed/?utm=1', '/rss.xml'],
  ['/feed/atom/', '/atom.xml'],
  ['/tags/sql/', '/blog/tag/sql'],
  ['/tag/Row-Locks', '/blog/tag/row-locks'],
  ['/blog/tags/c++/', '/blog/tag/c-plus-plus'],
  ['/tags/sql/index.xml', '/blog/tag/sql'],
  ['/tag/sql/page/2/', '/blog/tag/sql'],
  ['/tags/', '/blog'],
  ['/archives/', '/blog'],
])('finds %s at %s', (address, location) => {
  expect(listRedirect(address)).toEqual({ location })
})

it.each([
  ['/category/databases/', 'databases'],
  ['/categories/row-locks/', 'row-locks'],
  ['/category/work/databases/', 'databases'],
])('finds the category %s, which may be a tag here', (address, category) => {
  expect(listRedirect(address)).toEqual({ location: '/blog', category })
})

it.each(['/', '/feeder', '/2019/05/tags', '/blog/tag/none', '/a/b/tags/c'])(
  'knows no list at %s',
  (address) => {
    expect(listRedirect(address)).toBeUndefined()
  },
)
