import { siteUrl } from '#src/env.ts'
import { tagSlug } from '#src/lib/tag-slug.ts'

/** Absolute URL of a path of this site. SITE_URL is read at each call. */
export const absoluteUrl = (path: string): string => new URL(path, siteUrl).href

export const postPath = ({ slug }: { slug: string }): string => `/blog/${encodeURIComponent(slug)}`

export const tagPath = (tag: string): string => `/blog/tag/${encodeURIComponent(tagSlug(tag))}`
