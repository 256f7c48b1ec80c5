import { hasWholeRow } from './post-grid-classes.ts'

type Dated = { publishedAt: string | null }

/** Columns of the grid where there is room for years beside it. */
const COLUMNS = 3

/** For each post the year that stands beside it: at the first card of a row, where the year is another than before. */
export function yearLabels(posts: readonly Dated[], hasWideFirst: boolean): (string | undefined)[] {
  let last: string | undefined
  let column = 0
  return posts.map(({ publishedAt }, index) => {
    const isWide = hasWholeRow({ index, count: posts.length, hasWideFirst })
    const isFirstOfRow = column === 0
    column = isWide ? 0 : (column + 1) % COLUMNS
    const year = publishedAt?.slice(0, 4)
    if (!isFirstOfRow || year === undefined || year === last) return undefined
    last = year
    return year
  })
}
