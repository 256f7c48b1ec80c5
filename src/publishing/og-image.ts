import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { ServiceError } from '#src/contract/errors.ts'
import type { Personal } from '#src/contract/profile/profile.ts'
import { COLORS } from '#src/drawing/svg-shapes.ts'
import { OG_IMAGE_SIZE, ogImageVersion } from './og-image-url.ts'
import type { PageCard } from './page-cards.ts'
import { COVER_AREA, ogImageSvg } from './og-image-svg.ts'
import { runImageJob, runToImage } from '#src/services/images/run-image-job.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'

const MAX_BYTES = 16 * 1024 * 1024

const images = new LRUCache<string, Buffer, OgImageInput>({
  maxSize: MAX_BYTES,
  sizeCalculation: (image) => image.length,
  // An image that is evicted while it is drawn is sent all the same.
  ignoreFetchAbort: true,
  fetchMethod: (_key, _previous, { context }) => drawWithCover(context),
})

/** Reads an image of the media library with at least this width; undefined for any other address. */
export type ReadCover = (url: string, width: number) => Promise<Buffer | undefined>

export type OgImageInput = {
  readCover: ReadCover
  /** Whether an image is lines, of which no word may be cut. */
  isDrawing?: (url: string) => Promise<boolean>
  owner: Personal
  card: PageCard
}

/** 1200 × 630 PNG, once per version; concurrent requests share it. Nothing is fetched. */
export function renderOgImage(input: OgImageInput): Promise<Buffer> {
  const { owner, card } = input
  return images.forceFetch(`${card.id} ${ogImageVersion(owner, card)}`, { context: input })
}

async function drawWithCover({ readCover, isDrawing, owner, card }: OgImageInput) {
  const { name } = owner
  const { image, title } = card
  const bytes = image ? await readCover(image, OG_IMAGE_SIZE.width) : undefined
  const isWhole = image && (await isDrawing?.(image))
  const cover = bytes && (await fitCover(bytes, isWhole ? DRAWING_MARGIN : undefined))
  const drawing = ogImageSvg({ author: name, drawnFrom: title, ...card, owner: name, host })
  const svg = Buffer.from(drawing)
  return runToImage({
    ...{ kind: 'drawings', job: 'drawCard', name: NAME },
    options: cover ? { colours: 256, cover: { ...AREA, ...cover.value } } : { colours: 64 },
    blobs: cover ? [svg, ...cover.blobs] : [svg],
  })
}

const NAME = 'The Open Graph image'
const AREA = { left: COVER_AREA.left, width: COVER_AREA.width, height: OG_IMAGE_SIZE.height }
const pixelsSchema = z.strictObject({ channels: z.literal([1, 2, 3, 4]) })

const DRAWING_MARGIN = 32

/** Fits the cover to its area. Undefined when the file is not an image; the drawing then stays visible. */
const fitCover = (bytes: Buffer, margin: number | undefined) =>
  runImageJob({
    ...{ kind: 'images', job: 'cropCover', blobs: [bytes], name: NAME },
    options: { width: AREA.width, height: AREA.height, background: COLORS.bg, margin },
    reply: pixelsSchema,
  }).catch((error: unknown) => {
    if (error instanceof ServiceError && error.code === 'invalid') return undefined
    throw error
  })

const host = new URL(absoluteUrl('/')).host
