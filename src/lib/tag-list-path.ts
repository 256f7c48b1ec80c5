/** Path of a tag's list; the slug may contain letters of any script. */
export const tagListPath = (slug: string) => `/blog/tag/${encodeURIComponent(slug)}`
