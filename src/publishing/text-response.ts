import { notModifiedResponse } from '#src/lib/http/conditional-request.ts'

const CACHE_CONTROL = {
  forever: 'public, max-age=31536000, immutable',
  check: 'public, max-age=0, must-revalidate',
} as const

type ResponseMeta = { contentType: string; lastModified?: string | undefined }

export function textResponse(body: string, { contentType, lastModified }: ResponseMeta): Response {
  const headers = new Headers({
    'Content-Type': `${contentType}; charset=utf-8`,
    'Access-Control-Allow-Origin': '*',
  })
  if (lastModified !== undefined) headers.set('Last-Modified', new Date(lastModified).toUTCString())
  return new Response(body, { headers })
}

/** Immutable at its URL with the version `v`; at any other, browsers ask whether the version is still the same. */
export async function versionedResponse(
  request: Request,
  version: string,
  { contentType, read }: { contentType: string; read: () => Promise<BodyInit> },
): Promise<Response> {
  const isCurrent = new URL(request.url).searchParams.get('v') === version
  const headers = new Headers({
    'Cache-Control': isCurrent ? CACHE_CONTROL.forever : CACHE_CONTROL.check,
    ETag: `"${version}"`,
  })
  const notModified = notModifiedResponse(request, headers)
  if (notModified) return notModified
  headers.set('Content-Type', contentType)
  return new Response(await read(), { headers })
}

export const notFoundResponse = (): Response =>
  new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  })
