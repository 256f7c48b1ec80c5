type PageInfo = { page: number; pageCount: number }

export const pageLabel = ({ page, pageCount }: PageInfo): string | undefined =>
  page > 1 ? `Page ${page} of ${pageCount}` : undefined
