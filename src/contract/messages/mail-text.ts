/** Text as the value of a field in a mail link (RFC 6068: line breaks are CR LF). */
export const encodeMailText = (text: string): string =>
  encodeURIComponent(text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n'))
