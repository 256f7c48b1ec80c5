export const CACHE_CONTROL = {
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

export const notFoundResponse = (): Response =>
  new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  })
