import { describe, expect, it } from 'vitest'
import { hasWholeRow, rowClasses } from '#src/site/posts/list/post-grid-classes.ts'

/** The cards of each row, by the columns that a screen has. */
const rows = (count: number, hasWideFirst: boolean, columns: 2 | 3) => {
  const cards = Array.from({ length: count }, (_, index) => {
    const classes = rowClasses({ index, count, hasWideFirst })
    const isWhole =
      columns === 2
        ? classes.includes('sm:col-span-full')
        : hasWholeRow({ index, count, hasWideFirst })
    return isWhole ? columns : 1
  })
  return cards.reduce((used, width) => used + width, 0) % columns
}

describe('the last row of a grid', () => {
  const counts = Array.from({ length: 13 }, (_, index) => index + 1)

  it.each([true, false])('with a wide first card (%s) is never a single card', (hasWideFirst) => {
    expect(counts.map((count) => rows(count, hasWideFirst, 2))).toEqual(counts.map(() => 0))
    expect(
      counts.map((count) => rows(count, hasWideFirst, 3)).filter((used) => used === 1),
    ).toEqual([])
  })
})
