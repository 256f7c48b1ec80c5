import { expect, it } from 'vitest'
import { listLinks } from '#src/content/render/list-links.ts'
import { renderContent } from '#src/content/render/render-content.ts'

const links = (content: string) => listLinks(renderContent(content))

it('lists links and images in reading order, at every depth', () => {
  const content = [
    '<h2><a href="/a">Title</a></h2><ul><li><p>See <strong><a href="/b?x=1&amp;y=2">this <em>one</em></a></strong></p></li></ul>',
    '![A view](/files/media/abc.png)',
    '<table><tbody><tr><td><p><a href="/c">Cell</a></p></td></tr></tbody></table>',
  ].join('\n\n')
  expect(links(content)).toEqual([
    { kind: 'link', url: '/a', text: 'Title' },
    { kind: 'link', url: '/b?x=1&y=2', text: 'this one' },
    { kind: 'picture', url: '/files/media/abc.png', text: 'A view' },
    { kind: 'link', url: '/c', text: 'Cell' },
  ])
})

it('ignores URLs in code examples', () => {
  expect(links('```html\n<a href="/x">x</a>\n![x](/y.png)\n```')).toEqual([])
  expect(links('<p><code>&lt;a href="/x"&gt;</code></p>')).toEqual([])
})
