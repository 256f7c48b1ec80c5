import { describe, expect, it } from 'vitest'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { countStates, filterPosts, usedCategories } from '#src/cms/posts/list/post-filter.ts'
import type { PostFilter } from '#src/cms/posts/list/post-filter.ts'
import { parseSort, sortPosts } from '#src/cms/posts/list/post-sort.ts'
import { usedTags } from '#src/lib/tag-list.ts'

const now = Date.parse('2026-06-01T12:00:00Z')
const post = (title: string, part: Partial<ListedPost> = {}): ListedPost => ({
  id: title,
  slug: title,
  title,
  excerpt: '',
  category: 'Technology',
  tags: [],
  readTime: 1,
  imageUrl: null,
  publishedAt: null,
  status: 'draft',
  ...part,
})
const titles = (posts: ListedPost[]) => posts.map(({ title }) => title)

describe('filters of the posts', () => {
  const posts = [
    post('Locks', { status: 'published', publishedAt: '2026-01-01T00:00:00Z', tags: ['Postgres'] }),
    post('Soon', { status: 'published', publishedAt: '2026-07-01T00:00:00Z', tags: ['CSS'] }),
    post('Grid', { category: 'Design', tags: ['css', 'Layout'] }),
    post('Odd', { status: 'archived' }),
    post('Planned', { category: 'Notes', publishedAt: '2026-07-01T00:00:00Z' }),
  ]
  const found = (part: Partial<PostFilter>) =>
    titles(
      filterPosts(posts, {
        filter: { query: '', state: 'all', tag: '', category: '', ...part },
        tags: usedTags(posts.map(({ tags }) => tags)),
        now,
      }),
    )

  it.each<[string, Partial<PostFilter>, string[]]>([
    ['nothing', {}, ['Locks', 'Soon', 'Grid', 'Odd', 'Planned']],
    ['drafts, also with a date in the future', { state: 'draft' }, ['Grid', 'Planned']],
    ['published posts', { state: 'published' }, ['Locks']],
    ['scheduled posts', { state: 'scheduled' }, ['Soon']],
    ['a tag in any spelling', { tag: 'css' }, ['Soon', 'Grid']],
    ['a category', { category: 'Design' }, ['Grid']],
    ['a text', { query: 'LOC' }, ['Locks']],
    ['all of them', { query: 'g', state: 'draft', tag: 'css', category: 'Design' }, ['Grid']],
  ])('filters posts by %s', (_, part, expected) => {
    expect(found(part)).toEqual(expected)
  })

  it('counts the states; any other status counts as none', () => {
    expect(countStates(posts, now)).toEqual({ all: 5, published: 1, scheduled: 1, draft: 2 })
  })

  it('lists the categories in use, by name', () => {
    expect(usedCategories(posts)).toEqual(['Design', 'Notes', 'Technology'])
  })
})

describe('order of the posts', () => {
  const posts = [
    post('Post 10', { createdAt: '2026-03-01', publishedAt: null, readTime: 5 }),
    post('Post 9', { createdAt: '2026-02-01', publishedAt: '2026-04-01', readTime: 9 }),
    post('An early one', { createdAt: '2026-01-01', publishedAt: '2026-05-01', readTime: 5 }),
  ]

  it.each([
    ['-created', ['Post 10', 'Post 9', 'An early one']],
    ['created', ['An early one', 'Post 9', 'Post 10']],
    ['-published', ['An early one', 'Post 9', 'Post 10']],
    ['published', ['Post 9', 'An early one', 'Post 10']],
    ['title', ['An early one', 'Post 9', 'Post 10']],
    ['-title', ['Post 10', 'Post 9', 'An early one']],
    ['read', ['Post 10', 'An early one', 'Post 9']],
    ['-read', ['Post 9', 'Post 10', 'An early one']],
    ['nonsense', ['Post 10', 'Post 9', 'An early one']],
  ])('%s', (name, expected) => {
    expect(titles(sortPosts(posts, parseSort(name)))).toEqual(expected)
  })
})
