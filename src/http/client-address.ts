import 'server-only'

/** The client address as determined by the Node server (src/server); a client cannot set this header. */
export const clientAddress = (request: Request): string =>
  request.headers.get('x-folio-client') ?? 'unknown'
