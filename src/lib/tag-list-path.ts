export const tagListPath = (slug: string) => `/blog/tag/${encodeURIComponent(slug)}`
