import { env, siteUrl } from '#src/env.ts'

const LIBRARY = '/files/media/'

/**
 * Absolute URL of a path of this site, for feeds, mails and other documents read elsewhere; of a library file where
 * visitors load it from.
 */
export const absoluteUrl = (path = '/'): string =>
  new URL(path, (path.startsWith(LIBRARY) ? env.FILES_URL : undefined) ?? siteUrl).href

/** Returns the URL from which pages load a library file: FILES_URL, if it is set. Other URLs are unchanged. */
export const fileUrl = (address: string): string =>
  env.FILES_URL !== undefined && address.startsWith(LIBRARY) ? absoluteUrl(address) : address
