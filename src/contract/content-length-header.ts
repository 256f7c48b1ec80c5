/** Next drops Content-Length of route handlers, and a download without it shows no progress. */
export const CONTENT_LENGTH_HEADER = 'X-Folio-Length'
