import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { ogImageVersion } from './og-image-url.ts'
import type { PageCard } from './page-cards.ts'
import type { ReadCover } from './og-image.ts'
import { notFoundResponse, versionedResponse } from './text-response.ts'
import type { Personal } from '#src/contract/profile/profile.ts'

const FILE =
  /^(site|blog|projects|resume|tag-.+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.png$/u

type PreviewInput = {
  owner: Personal
  request: Request
  /** The last path segment: `site.png`, or the id of a page, a post or a project. */
  file: string
  findCard: (id: string) => Promise<PageCard | undefined>
  readCover: ReadCover
  isDrawing?: (url: string) => Promise<boolean>
}

/** The content is never from the URL, so that it cannot be arbitrary text. Immutable under its current version. */
export async function ogImageResponse(input: PreviewInput): Promise<Response> {
  const { owner, findCard, readCover, isDrawing } = input
  const id = FILE.exec(decodePercent(input.file))?.[1]
  const card = id === undefined ? undefined : await findCard(id)
  if (!card) return notFoundResponse()
  return versionedResponse(input.request, ogImageVersion(owner, card), {
    contentType: 'image/png',
    read: async () => {
      // fontkit takes 26 MB, so it is loaded with the first image, not at startup.
      const { renderOgImage } = await import('./og-image.ts')
      const drawing = { owner, readCover, card, ...(isDrawing && { isDrawing }) }
      return new Uint8Array(await renderOgImage(drawing))
    },
  })
}
