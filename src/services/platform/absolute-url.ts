import { env, siteUrl } from '#src/env.ts'

const LIBRARY = '/files/media/'

/** URL for feeds, mails and other external documents; library files have the URL from which pages load them. */
export const absoluteUrl = (path = '/'): string =>
  new URL(path, (path.startsWith(LIBRARY) ? env.FILES_URL : undefined) ?? siteUrl).href

/** Returns the URL from which pages load a library file: FILES_URL, if it is set. Other URLs are unchanged. */
export const fileUrl = (url: string): string =>
  env.FILES_URL !== undefined && url.startsWith(LIBRARY) ? absoluteUrl(url) : url
