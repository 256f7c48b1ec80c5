/**
 * Says the length of a file to the server around Next, which writes it as Content-Length: Next drops that
 * one from every answer of a route handler, and a download without it shows no progress.
 */
export const CONTENT_LENGTH_HEADER = 'X-Folio-Length'
