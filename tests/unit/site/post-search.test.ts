import { describe, expect, it } from 'vitest'
import { paginateResults, searchPosts } from '#src/site/posts/list/post-search.ts'

const posts = [
  { title: 'Quiet Migrations', excerpt: 'Schemas under load', category: 'Technology' },
  { title: 'Focus rings', excerpt: 'What the KEYBOARD knows', category: 'Design' },
]
const titles = (search: string) => searchPosts(posts, search).map(({ title }) => title)

describe('searchPosts', () => {
  it('[S2-blog-list-03] filters on title, excerpt or category', () => {
    expect(titles('migrations')).toEqual(['Quiet Migrations'])
    expect(titles('keyboard')).toEqual(['Focus rings'])
    expect(titles('design')).toEqual(['Focus rings'])
    expect(titles('nothing of the kind')).toEqual([])
  })

  it('[S2-blog-list-04] is case-insensitive', () => {
    expect(titles('QUIET')).toEqual(['Quiet Migrations'])
    expect(titles('Keyboard')).toEqual(['Focus rings'])
  })

  it('keeps everything for a blank search', () => {
    expect(titles('  ')).toHaveLength(2)
  })
})

describe('pageOfFound', () => {
  const found = Array.from({ length: 26 }, (_, index) => index + 1)

  it.each<[string | undefined, number, number, number]>([
    [undefined, 1, 1, 12],
    ['2', 2, 13, 12],
    ['3', 3, 25, 2],
    ['4', 3, 25, 2],
    ['99999', 3, 25, 2],
    ...['0', '-1', '1e9', '2.5', 'x', '9'.repeat(400)].map(
      (text): [string, number, number, number] => [text, 1, 1, 12],
    ),
  ])('finds for %j page %i, from the post %i on, with %i', (text, page, first, count) => {
    const { posts, ...facts } = paginateResults(found, text)
    expect([posts[0], posts.length]).toEqual([first, count])
    expect(facts).toEqual({ page, pageCount: 3, foundCount: 26 })
  })

  it('is one empty page when nothing was found', () => {
    expect(paginateResults([], '2')).toEqual({ posts: [], page: 1, pageCount: 1, foundCount: 0 })
  })
})
