import { expect, it } from 'vitest'
import { yearLabels } from '#src/site/posts/list/year-labels.ts'

const posts = (years: readonly number[]) =>
  years.map((year) => ({ publishedAt: `${year}-05-01T00:00:00.000Z` }))
const shown = (labels: readonly (string | undefined)[]) =>
  labels.map((label) => label ?? '-').join(' ')

it('names a year at the first card of a row, where it is another than before', () => {
  const years = [2026, 2026, 2026, 2025, 2025, 2025, 2024, 2024, 2024, 2024]
  expect(shown(yearLabels(posts(years), true))).toBe('2026 - - - 2025 - - 2024 - -')
  expect(shown(yearLabels(posts(years.slice(1, 7)), false))).toBe('2026 - - 2025 - -')
})

it('leaves out a post without a date', () => {
  expect(yearLabels([{ publishedAt: null }], false)).toEqual([undefined])
})
