import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { KNOWN_SEGMENTS, sitePage } from '#src/services/posts/site-page.ts'

const PAGE = 'https://folio.example/blog/own-post'
const pageOf = (url: string) => sitePage(url, PAGE)

describe('address inside this site', () => {
  it.each([
    ['/blog/other', { type: 'post', name: 'other' }],
    ['/blog/other/#part', { type: 'post', name: 'other' }],
    ['#part', { type: 'post', name: 'own-post' }],
    ['other?from=here', { type: 'post', name: 'other' }],
    ['https://folio.example/blog/other', { type: 'post', name: 'other' }],
    ['http://www.folio.example/blog/other', { type: 'post', name: 'other' }],
    ['/blog/%C3%BCber', { type: 'post', name: 'über' }],
    ['/blog/%E0%A4%A', { type: 'post', name: '%E0%A4%A' }],
    ['/blog/tag/css/rss.xml', { type: 'tag', name: 'css' }],
    ['/files/media/abc.png', { type: 'media', name: 'abc.png' }],
    ['/files/resumes/abc.pdf', { type: 'resume', name: 'abc.pdf' }],
    ['/images/post-default.svg', { type: 'file', name: '/images/post-default.svg' }],
    ['/old-page.html', { type: 'file', name: '/old-page.html' }],
  ])('%j names %o', (url, named) => {
    expect(pageOf(url)).toMatchObject(named)
  })

  it.each([
    ...['https://example.org/blog/other', '//example.org/blog/other', 'mailto:a@folio.example'],
    ...['tel:+123', '/', '/#contact', '/blog', '/blog/page/2', '/resume', '/contact'],
    ...['/rss.xml', '/api/resume', '/blog/posts.json', 'http://['],
  ])('%j is not checked', (url) => {
    expect(pageOf(url)).toBeUndefined()
  })

  it('has the path and query that a visitor requests', () => {
    expect(pageOf('https://www.folio.example/old-page.html?p=12#part')?.path).toBe(
      '/old-page.html?p=12',
    )
  })

  it('knows the first path segment of every page, feed and call', () => {
    const segments = (folder: string): string[] =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .flatMap(({ name }) => (name.startsWith('(') ? segments(`${folder}/${name}`) : [name]))
    const unknown = segments('src/app').filter((name) => !KNOWN_SEGMENTS.has(name))
    expect(unknown).toEqual(['files'])
  })
})
