/** Resolves a URL against the absolute URL `base`; undefined when it is invalid. */
export const resolveUrl = (address: string, base: string): string | undefined =>
  URL.canParse(address, base) ? new URL(address, base).href : undefined
