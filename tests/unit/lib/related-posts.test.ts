import { expect, it } from 'vitest'
import { relatedPosts } from '#src/lib/rank-related-posts.ts'

type Given = { tags?: string[]; category?: string; year?: number }
const one = (id: string, { tags = [], category = 'Other', year = 2020 }: Given = {}) => ({
  id,
  tags,
  category,
  publishedAt: `${year}-01-01T00:00:00.000Z`,
})
const post = one('post', { tags: ['css', 'parsers'], category: 'Databases' })
const uses = new Map([
  ['css', 60],
  ['parsers', 2],
])
const related = (candidates: ReturnType<typeof one>[], count = 3) =>
  relatedPosts({ post, candidates, tagUses: uses, count }).map(({ id }) => id)

it('a rare tag weighs more than a common one, and more than the category', () => {
  const candidates = [
    one('common', { tags: ['css'] }),
    one('category', { category: 'Databases' }),
    one('rare', { tags: ['parsers'] }),
    one('none'),
  ]
  expect(related(candidates)).toEqual(['rare', 'category', 'common'])
})

it('sorts the newer post first at equal scores', () => {
  const candidates = [
    one('old', { tags: ['parsers'], year: 2015 }),
    one('new', { tags: ['parsers'], year: 2021 }),
  ]
  expect(related(candidates)).toEqual(['new', 'old'])
})

it('an old post with a shared rare tag precedes a new one with nothing in common', () => {
  const candidates = [one('new', { year: 2026 }), one('old', { tags: ['parsers'], year: 2010 })]
  expect(related(candidates)).toEqual(['old', 'new'])
})

it('fills the remaining places with the newest posts', () => {
  const candidates = [2018, 2022, 2020, 2024].map((year) => one(String(year), { year }))
  expect(related(candidates)).toEqual(['2024', '2022', '2020'])
})

it('never contains the post itself, or a post twice', () => {
  const twin = one('twin', { tags: ['css'] })
  expect(related([post, twin, twin])).toEqual(['twin'])
  expect(related([])).toEqual([])
})
