/** An address as people read it: without protocol and the slash at its end. */
export const shortAddress = (url: string): string =>
  url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
