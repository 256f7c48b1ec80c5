import 'server-only'

/** Set by the Node server (src/server); clients cannot set it. */
export const clientAddress = (request: Request): string =>
  request.headers.get('x-folio-client') ?? 'unknown'
