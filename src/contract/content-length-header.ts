/**
 * Passes the length of a file to the server around Next, which sends it as Content-Length: Next drops that
 * header from every route handler's response, and a download without it shows no progress.
 */
export const CONTENT_LENGTH_HEADER = 'X-Folio-Length'
