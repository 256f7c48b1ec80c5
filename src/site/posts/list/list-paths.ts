/** Path of a page of a list; the first page is the list's own path. Pages of a search are in its query. */
export function pagePath(list: string, page: number): string {
  if (page === 1) return list
  return list.includes('?') ? `${list}&page=${page}` : `${list}/page/${page}`
}

/**
 * Page number from the URL; undefined for a non-canonical value: `0`, `02`, `two`. The first page is
 * excluded, because it has its own path.
 */
export const parsePageNumber = (text: string): number | undefined =>
  /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined

/** Page links to show: the first, the last, and those around the current one; `null` for a gap. */
export function paginationItems(page: number, pageCount: number): (number | null)[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount])
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter((number) => {
    // A gap of one page takes as much space as its number.
    const fillsGap = wanted.has(number - 1) && wanted.has(number + 1)
    return wanted.has(number) || fillsGap
  })
  return shown.flatMap((number, index) => {
    const before = shown[index - 1]
    return before !== undefined && number - before > 1 ? [null, number] : [number]
  })
}
