import { hasWholeRow } from './post-grid-classes.ts'

type Dated = { publishedAt: string | null }

/** Columns of the grid where there is room for years beside it. */
const COLUMNS = 3

/** For each post what stands beside it: at the first card of a row its year, or those of the row, if the row before said another. */
export function yearLabels(posts: readonly Dated[], hasWideFirst: boolean): (string | undefined)[] {
  const labels: (string | undefined)[] = posts.map(() => undefined)
  let last: string | undefined
  let row: number[] = []
  for (const [index] of posts.entries()) {
    row.push(index)
    const isWide = hasWholeRow({ index, count: posts.length, hasWideFirst })
    if (!isWide && row.length < COLUMNS && index < posts.length - 1) continue
    const label = yearsText(row.flatMap((at) => posts[at]?.publishedAt?.slice(0, 4) ?? []))
    const [first] = row
    row = []
    if (first === undefined || label === undefined || label === last) continue
    labels[first] = label
    last = label
  }
  return labels
}

/** Of years from the newest on: `2026`, or `2026–2024`. */
function yearsText(years: readonly string[]): string | undefined {
  const [newest, oldest] = [years[0], years.at(-1)]
  return newest === oldest ? newest : `${newest}–${oldest}`
}
