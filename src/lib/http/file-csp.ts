const FILE =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
const PDF =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/**
 * Policy of a file opened as a document: it may only display itself. `sandbox` also gives it an opaque origin.
 * Chromium's PDF viewer stays empty under `sandbox`, so PDFs get the two permissions that viewer needs. A response of
 * type application/pdf with nosniff is never run as a page.
 */
export const fileContentSecurityPolicy = (mimeType: string) =>
  mimeType === 'application/pdf' ? PDF : FILE
