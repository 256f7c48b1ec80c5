import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { ogImageVersion } from './og-image-url.ts'
import type { PageCard } from './page-cards.ts'
import type { OgImageInput } from './og-image.ts'
import { notFoundResponse, versionedResponse } from './text-response.ts'

const FILE =
  /^(site|blog|projects|resume|tag-.+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.png$/u

type CardRequest = Omit<OgImageInput, 'card'> & {
  request: Request
  /** The last path segment: `site.png`, or the id of a page, a post or a project. */
  file: string
  findCard: (id: string) => Promise<PageCard | undefined>
}

/** The content is never from the URL, so that it cannot be arbitrary text. Immutable under its current version. */
export async function ogImageResponse({
  request,
  file,
  findCard,
  ...drawing
}: CardRequest): Promise<Response> {
  const id = FILE.exec(decodePercent(file))?.[1]
  const card = id === undefined ? undefined : await findCard(id)
  if (!card) return notFoundResponse()
  return versionedResponse(request, ogImageVersion(drawing.owner, card), {
    contentType: 'image/png',
    read: async () => {
      // fontkit takes 26 MB, so it is loaded with the first image, not at startup.
      const { renderOgImage } = await import('./og-image.ts')
      return new Uint8Array(await renderOgImage({ ...drawing, card }))
    },
  })
}
