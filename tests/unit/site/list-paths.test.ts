import { expect, it } from 'vitest'
import { paginationItems, pagePath, parsePageNumber } from '#src/site/posts/list/list-paths.ts'

it('pages of a list have paths; the first is the list itself', () => {
  expect([1, 2, 30].map((page) => pagePath('/blog', page))).toEqual([
    '/blog',
    '/blog/page/2',
    '/blog/page/30',
  ])
  expect([1, 2].map((page) => pagePath('/blog?q=a+b', page))).toEqual([
    '/blog?q=a+b',
    '/blog?q=a+b&page=2',
  ])
})

it.each([
  ['1', 1],
  ['12', 12],
  ['0', undefined],
  ['02', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['two', undefined],
  ['', undefined],
  ['9999999', undefined],
])('%j is page %s', (text, page) => {
  expect(parsePageNumber(text)).toBe(page)
})

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 6, [1, 2, 3, 4, 5, 6]],
  [5, 834, [1, null, 4, 5, 6, null, 834]],
  [834, 834, [1, null, 833, 834]],
])('offers from page %i of %i: %j', (page, pageCount, offered) => {
  expect(paginationItems(page, pageCount)).toEqual(offered)
})
