import { expect, it } from 'vitest'
import { yearLabels } from '#src/site/posts/list/year-labels.ts'

const posts = (years: readonly number[]) =>
  years.map((year) => ({ publishedAt: `${year}-05-01T00:00:00.000Z` }))
const shown = (labels: readonly (string | undefined)[]) =>
  labels.map((label) => label ?? '-').join(' ')

it('names the years of each row at its first card, where they are others than before', () => {
  const years = [2026, 2026, 2026, 2025, 2025, 2025, 2025, 2024, 2022, 2022]
  expect(shown(yearLabels(posts(years), true))).toBe('2026 2026–2025 - - 2025 - - 2024–2022 - -')
  const same = [2026, 2026, 2026, 2026, 2025]
  expect(shown(yearLabels(posts(same), false))).toBe('2026 - - 2026–2025 -')
  expect(shown(yearLabels(posts([2026, 2026, 2026, 2026, 2026]), false))).toBe('2026 - - - -')
})

it('leaves out a post without a date', () => {
  expect(yearLabels([{ publishedAt: null }], false)).toEqual([undefined])
})
