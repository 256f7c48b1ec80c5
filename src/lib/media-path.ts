const PATH = /\/files\/media\/[\w.-]+$/

/** The path of a file of the media library, also where somebody wrote its whole address. */
export const mediaPath = (address: string): string | undefined => PATH.exec(address)?.[0]
