/** Ends the address of a drawing that has plates where nothing else is known of an image: in search results. */
export const DRAWING_MARK = '#drawing'

/** The plates of a drawing: gray and coloured lines. Each AVIF of the image has both. */
export const PLATES = ['ink', 'accent'] as const

/** Name or URL of a plate of a rendition: `x-720.webp` has `x-720i.avif` and `x-720a.avif`. */
export const plateOf = (rendition: string, plate: (typeof PLATES)[number]): string =>
  rendition.replace(/\.\w+$/, `${plate.slice(0, 1)}.avif`)

const PATH = /\/files\/media\/[\w.-]+$/

export const mediaPath = (url: string): string | undefined => PATH.exec(url)?.[0]

/** A version makes caches, including an open page's memory, load the bytes of a replaced file. */
export const versionedUrl = (url: string, version: string): string =>
  version === '' || url.includes(version) ? url : `${url}?v=${version}`
