import { expect, it } from 'vitest'
import { postThread } from '#src/lib/thread-of-posts.ts'

const post = (slug: string, publishedAt: string, ...tags: string[]) => ({
  ...{ slug, publishedAt, tags },
  title: slug.toUpperCase(),
})
const POSTS = [
  post('d', '2026-12-01', 'Postgres', 'css'),
  post('c', '2025-03-01', 'css'),
  post('b', '2024-02-01', 'postgres', 'queues'),
  post('a', '2021-03-01', 'postgres'),
]
const pairs = (current?: string) => {
  const { arcs = [], posts = [] } = postThread(POSTS, current) ?? {}
  return arcs.map(({ from, to, isCurrent }) => [
    `${posts[from]?.slug}${posts[to]?.slug}`,
    isCurrent,
  ])
}

it('joins each post with the next one of a tag', () => {
  expect(pairs()).toEqual([
    ['ab', false],
    ['bd', false],
    ['cd', false],
  ])
})

it('joins the current post with all that share a tag, and says which', () => {
  expect(pairs('d')).toEqual([
    ['ab', false],
    ['ad', true],
    ['bd', true],
    ['cd', true],
  ])
  const shared = postThread(POSTS, 'd')?.posts.map((one) => one.shared)
  expect(shared).toEqual([['postgres'], ['postgres'], ['css'], []])
})

it('runs from the first year to the newest post, oldest first', () => {
  const { posts = [], years = [] } = postThread(POSTS) ?? {}
  expect(posts.map(({ slug }) => slug).join('')).toBe('abcd')
  const places = posts.map(({ x }) => x)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places.at(-1)).toBeLessThan(1000)
  expect(years.map(({ label }) => label)).toEqual(['2021', '2022', '2023', '2024', '2025', '2026'])
  expect(years[0]?.x).toBe(0)
})

it('has at most eight years, and finite places for posts of one moment', () => {
  const old = postThread([...POSTS, post('z', '1996-01-01')])
  expect(old?.years.length).toBeLessThanOrEqual(8)
  const same = postThread(POSTS.map((one) => ({ ...one, publishedAt: '2025-01-01' })))
  expect(same?.posts.every(({ x }) => Number.isFinite(x))).toBe(true)
})

it('is left out under four posts', () => {
  expect(postThread(POSTS.slice(1))).toBeNull()
})
