import { describe, expect, it } from 'vitest'
import { searchPosts } from '#src/site/blog/post-search.ts'

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
