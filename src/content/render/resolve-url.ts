/** Resolves a URL against the absolute URL `base`; undefined when it is invalid. */
export const resolveUrl = (url: string, base: string): string | undefined =>
  URL.canParse(url, base) ? new URL(url, base).href : undefined
