import { slug } from 'github-slugger'

/** A tag as the last part of its address, e.g. `web-performance`; '' for a tag of symbols alone. */
export const tagSlug = (tag: string): string => slug(tag.trim())
