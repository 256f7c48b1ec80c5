/** Ends the address of a line drawing where nothing else is known of a picture: in search results. */
export const DRAWING_MARK = '#drawing'

const PATH = /\/files\/media\/[\w.-]+$/

export const mediaPath = (address: string): string | undefined => PATH.exec(address)?.[0]

/**
 * URL of a library file in pages. A replaced file keeps its path and gets a version, so that caches, including the
 * memory of an open page, do not show the previous bytes.
 */
export const versionedUrl = (address: string, version: string): string =>
  version === '' || address.includes(version) ? address : `${address}?v=${version}`
