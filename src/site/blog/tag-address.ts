/** The address of a tag's list, from its slug, which may hold letters of any script. */
export const tagAddress = (slug: string) => `/blog/tag/${encodeURIComponent(slug)}`
