type Place = { page: number; pageCount: number }

/** `Page 2 of 4`; undefined on the first page. */
export const pageLabel = ({ page, pageCount }: Place): string | undefined =>
  page > 1 ? `Page ${page} of ${pageCount}` : undefined
