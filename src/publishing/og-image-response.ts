import { ogImageVersion } from './og-image-url.ts'
import type { ReadCover } from './og-image.ts'
import { notFoundResponse } from './text-response.ts'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'

const FILE = /^(site|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.png$/
const FOREVER = 'public, max-age=31536000, immutable'
const CHECK = 'public, max-age=0, must-revalidate'

type PreviewInput = {
  request: Request
  /** The last path segment: `site.png`, or the id of a post. */
  file: string
  /** Finds public posts only. */
  findPost: (id: string) => Promise<PublishedPost | undefined>
  readCover: ReadCover
}

/**
 * Responds with a preview picture. Its content comes from the stored post and never from the URL, so the endpoint
 * cannot be used to render arbitrary text. Under its current version the response is immutable.
 */
export async function ogImageResponse(input: PreviewInput): Promise<Response> {
  const id = FILE.exec(input.file)?.[1]
  const post = id === undefined || id === 'site' ? undefined : await input.findPost(id)
  if (id === undefined || (id !== 'site' && post === undefined)) return notFoundResponse()
  const version = ogImageVersion(post)
  const isCurrent = new URL(input.request.url).searchParams.get('v') === version
  const headers = new Headers({
    'Cache-Control': isCurrent ? FOREVER : CHECK,
    ETag: `"${version}"`,
  })
  if (input.request.headers.get('if-none-match')?.includes(version))
    return new Response(null, { status: 304, headers })
  headers.set('Content-Type', 'image/png')
  // fontkit takes 26 MB, so it is loaded with the first picture, not at startup.
  const { renderOgImage } = await import('./og-image.ts')
  return new Response(new Uint8Array(await renderOgImage(input.readCover, post)), { headers })
}
