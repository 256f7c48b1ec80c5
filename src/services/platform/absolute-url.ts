import { siteUrl } from '#src/env.ts'

/** Absolute URL of a path of this site, for feeds, mails and other documents read elsewhere. */
export const absoluteUrl = (path = '/'): string => new URL(path, siteUrl).href
