const FILE =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
const PDF =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/**
 * What a file may do when it is opened as a page: nothing but show itself. `sandbox` also takes its origin
 * away; with it Chromium's PDF viewer stays empty, so PDFs get the two permissions that viewer needs. A
 * response of type application/pdf with nosniff is never run as a page.
 */
export const fileContentSecurityPolicy = (mimeType: string) =>
  mimeType === 'application/pdf' ? PDF : FILE
