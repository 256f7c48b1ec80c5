const PATH = /\/files\/media\/[\w.-]+$/

/** The path of a media library file, also from an absolute URL. */
export const mediaPath = (address: string): string | undefined => PATH.exec(address)?.[0]
