import fresh from 'fresh'

type HeaderFields = Parameters<typeof fresh>[0]

/** Whether the client's copy is current, by its validators alone: fetch() adds `no-cache` to conditional requests. */
export const isNotModified = (
  requestHeaders: HeaderFields,
  responseHeaders: HeaderFields,
): boolean =>
  isConditional(requestHeaders) &&
  fresh({ ...requestHeaders, 'cache-control': undefined }, responseHeaders)

const isConditional = (headers: HeaderFields) =>
  headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined

export const notModifiedResponse = (request: Request, headers: Headers): Response | undefined =>
  isNotModified(Object.fromEntries(request.headers), Object.fromEntries(headers))
    ? new Response(null, { status: 304, headers })
    : undefined
