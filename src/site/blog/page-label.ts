type Place = { page: number; pageCount: number }

/** `Page 2 of 4`; nothing on the first, which is the list itself. */
export const pageLabel = ({ page, pageCount }: Place): string | undefined =>
  page > 1 ? `Page ${page} of ${pageCount}` : undefined
