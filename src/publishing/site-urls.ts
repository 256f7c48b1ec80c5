import { siteUrl } from '#src/env.ts'
import { tagSlug } from '#src/lib/tag-slug.ts'

/** A path of this site as the rest of the world needs it. SITE_URL counts as it is when asked. */
export const absoluteUrl = (path: string): string => new URL(path, siteUrl).href

export const postPath = ({ slug }: { slug: string }): string => `/blog/${encodeURIComponent(slug)}`

export const tagPath = (tag: string): string => `/blog/tag/${encodeURIComponent(tagSlug(tag))}`
