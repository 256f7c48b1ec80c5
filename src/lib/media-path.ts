/** Ends the address of a line drawing where nothing else is known of a picture: in search results. */
export const DRAWING_MARK = '#drawing'

const PATH = /\/files\/media\/[\w.-]+$/

export const mediaPath = (address: string): string | undefined => PATH.exec(address)?.[0]

/**
 * The address under which a page loads a library file. A replaced file keeps its address and gets a version, so
 * that no cache shows the former one, the images that an open page holds in memory included.
 */
export const versionedUrl = (address: string, version: string): string =>
  version === '' || address.includes(version) ? address : `${address}?v=${version}`
