type Place = { page: number; pageCount: number }

export const pageLabel = ({ page, pageCount }: Place): string | undefined =>
  page > 1 ? `Page ${page} of ${pageCount}` : undefined
