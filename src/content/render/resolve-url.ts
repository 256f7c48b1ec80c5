/** An address as a reader far from the site needs it; undefined when it makes no address. */
export const resolveUrl = (address: string, base: string): string | undefined =>
  URL.canParse(address, base) ? new URL(address, base).href : undefined
