import { siteUrl } from '#src/env.ts'

/** The absolute address of a path of this site, for documents that are read elsewhere. */
export const absoluteUrl = (path = '/'): string => new URL(path, siteUrl).href
