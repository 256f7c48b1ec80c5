import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import type { Area } from '#src/server/area.ts'
import { asksForData, isOfThisBuild, splitPage } from '#src/server/page-data.ts'

const build = () => 'b1'
const MARK = '<script type="late-data" src="?page-data=b1"></script>'
const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const data = (text: string, more = '') =>
  `<script${more}>self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})</script>`

describe('what React needs of a finished page', () => {
  it('is taken out, in its order, and the page says where it is', () => {
    const page = `<p>Text</p>${START}<i></i>${data('a')}${data('<b>', ' nonce="1"')}</body>`
    expect(splitPage(page, '/blog', build)).toEqual({
      html: `<p>Text</p>${MARK}<i></i></body>`,
      data: JSON.stringify([[0], [1, 'a'], [1, '<b>']]),
    })
  })

  it.each([
    ['a page without any', '<p>Text</p><script>a()</script>'],
    ['a page that somebody wrote into', `${START}${data('a')}<script>self.__next_f.x()</script>`],
    ['data with more behind them', `${START}<script>self.__next_f.push([1,"a"]);b()</script>`],
    ['text about it', '<p>&lt;script>self.__next_f.push([1,"a"])&lt;/script></p>'],
  ])('%s stays whole', (_, html) => {
    expect(splitPage(html, '/blog', build)).toEqual({ html, data: undefined })
  })

  it('stays as it is where it is more than text', () => {
    const html = `${START}<script>self.__next_f.push([2,null])</script>`
    expect(splitPage(html, '/', build)).toEqual({ html, data: undefined })
  })

  it('[S1-static-02] stays in the home page, whose content is not fetched', () => {
    const html = `<p>Text</p>${START}<i></i>${data('1:"a"\n')}${data('2:`${"b"}')}</body>`
    expect(splitPage(html, '/', build)).toEqual({
      html: '<p>Text</p><script>(self.__next_f=self.__next_f||[]).push([0],[1,`1:"a"\n2:\\`\\${"b"}`])</script><i></i></body>',
      data: undefined,
    })
  })

  it.each<[string, string, Area, boolean, boolean]>([
    ['GET', '/blog/a?page-data=b1', 'page', true, true],
    ['HEAD', '/?page-data=b0', 'page', true, false],
    ['GET', '/?page-data=b10', 'page', true, false],
    ['GET', '/blog?page=2', 'page', false, false],
    ['GET', '/cms?page-data=b1', 'cms', false, true],
    ['POST', '/contact?page-data=b1', 'page', false, true],
  ])('is asked for: %s %s', (method, url, area, isAsked, isOurs) => {
    const exchange = { req: { url } as IncomingMessage, area, method }
    expect(asksForData(exchange)).toBe(isAsked)
    expect(isOfThisBuild(exchange, build)).toBe(isOurs)
  })
})
