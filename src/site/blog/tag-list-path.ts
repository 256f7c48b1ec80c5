/** The address of a tag's list, from its slug, which may hold letters of any script. */
export const tagListPath = (slug: string) => `/blog/tag/${encodeURIComponent(slug)}`
