import 'server-only'

/** The visitor's address as the Node server found it (src/server; a client cannot set this header). */
export const clientAddress = (request: Request): string =>
  request.headers.get('x-folio-client') ?? 'unknown'
