import { expect, it } from 'vitest'
import { createLinkIndex } from '#src/import/prepare/link-index.ts'
import { otherLink } from '#src/import/prepare/other-link.ts'
import { sourcePost } from './source-posts.ts'

const from = sourcePost('content/posts/a.md', { oldPaths: ['/notes/2019/a/'] })
const alone = sourcePost('a.md')
const index = createLinkIndex('https://old.example/')
index.add(from, 'a')

it.each([
  ['https://old.example', '/'],
  ['https://www.old.example/', '/'],
  ['/notes/', '/blog'],
  ['https://www.old.example/notes/2019/index.html', '/blog'],
  ['https://old.example/contact#form', '/contact#form'],
  ['https://old.example/tags/sql/', '/tags/sql/'],
  ['www.other.example', 'https://www.other.example'],
  ['other.com/a?b', 'https://other.com/a?b'],
  ['ada@other.example', 'mailto:ada@other.example'],
  ['/contact', undefined],
  ['/', undefined],
  ['#part', undefined],
  ['/blog?tag=x', undefined],
  ['/rss.xml', undefined],
  ['https://other.example/core', undefined],
  ['mailto:a@old.example', undefined],
])('leads %s to %s, which loses nothing', (href, to) => {
  expect(otherLink(href, from, index)).toEqual({ to })
})

it.each([
  ['/notes/2018/', 'https://old.example/notes/2018/'],
  ['../b/#part', 'https://old.example/notes/2019/b/#part'],
  ['https://old.example/core', 'https://old.example/core'],
  ['other.html', 'https://old.example/notes/2019/a/other.html'],
])('leads %s to the old site, at %s', (href, to) => {
  expect(otherLink(href, from, index)).toMatchObject({ to, loss: { kind: 'old-page' } })
})

it.each([
  ['https://medium.com/@ada', 'https://medium.com/@bob/other-9999aaaa9999', undefined],
  ['https://medium.com/@ada', 'https://medium.com/@ada/gone-9999aaaa9999', 'old-page'],
  ['https://dev.to/ada', 'https://dev.to/adam/post', undefined],
  ['https://ada.github.io/blog/', 'https://ada.github.io/project/', undefined],
  ['https://ada.github.io/blog/', '/project/', 'old-page'],
  ['https://old.example/blog/', 'https://old.example/about/', 'old-page'],
])('decides for the blog %s whether %s belongs to the old site', (site, href, kind) => {
  expect(otherLink(href, from, createLinkIndex(site)).loss?.kind).toBe(kind)
})

it.each([
  ['https://dev.to/ada', 'https://dev.to/ada/'],
  ['https://old.example/blog/', 'https://old.example/blog'],
  ['https://old.example/blog/', 'https://old.example/'],
])('links to the home page from the home page of %s', (site, href) => {
  expect(otherLink(href, from, createLinkIndex(site)).to).toBe('/')
})

it.each([
  [createLinkIndex(undefined), from, '/core'],
  [index, alone, 'other.html'],
])('takes a link for dead where its address on the old site is not known', (links, by, href) => {
  expect(otherLink(href, by, links)).toEqual({
    loss: {
      ...{ kind: 'link' },
      text: `The link to ${href} has no target in this import and will be broken.`,
    },
  })
})
