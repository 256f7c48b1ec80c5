import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { ServiceError } from '#src/contract/errors.ts'
import type { Personal } from '#src/contract/profile/profile.ts'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import type { Project } from '#src/contract/projects/public-project-schemas.ts'
import { COLORS } from '#src/drawing/svg-shapes.ts'
import { formatLongDate } from '#src/lib/format/long-date.ts'
import { publishedAt } from './post-dates.ts'
import { OG_IMAGE_SIZE, ogImageVersion } from './og-image-url.ts'
import type { PageCard } from './page-cards.ts'
import { COVER_AREA, ogImageSvg } from './og-image-svg.ts'
import type { OgImageContent } from './og-image-svg.ts'
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

export type OgImageSubject = PublishedPost | Project | PageCard

/** Reads an image of the media library with at least this width; undefined for any other address. */
export type ReadCover = (url: string, width: number) => Promise<Buffer | undefined>

type OgImageInput = {
  readCover: ReadCover
  /** Whether an image is lines, of which no word may be cut. */
  isDrawing?: (url: string) => Promise<boolean>
  owner: Personal
  subject?: OgImageSubject | undefined
}

/** 1200 × 630 PNG, once per version; concurrent requests share it. Nothing is fetched. */
export function renderOgImage(input: OgImageInput): Promise<Buffer> {
  const version = ogImageVersion(input)
  return images.forceFetch(`${input.subject?.id ?? 'site'} ${version}`, { context: input })
}

async function drawWithCover({ readCover, isDrawing, owner, subject }: OgImageInput) {
  const { image, ...content } = subjectMeta(owner, subject)
  const bytes = image ? await readCover(image, OG_IMAGE_SIZE.width) : undefined
  const isWhole = image && (await isDrawing?.(image))
  const cover = bytes && (await fitCover(bytes, isWhole ? DRAWING_MARGIN : undefined))
  const svg = Buffer.from(ogImageSvg(content))
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

function subjectMeta(
  owner: Personal,
  subject: OgImageSubject | undefined,
): OgImageContent & { image: string | null | undefined } {
  const { name } = owner
  const { title } = subject ?? owner
  const shared = { title, author: name, owner: name, host, drawnFrom: title }
  if (!subject) {
    const { location, portrait } = owner
    const drawnFrom = `${name} ${title}`
    return { ...shared, drawnFrom, label: 'portfolio', aside: location, image: portrait?.url }
  }
  if ('aside' in subject)
    return { ...shared, label: subject.label, aside: subject.aside, image: null }
  if ('summary' in subject)
    return { ...shared, label: 'project', aside: subject.period, image: subject.cover }
  return {
    ...{ ...shared, label: subject.category, author: subject.author, image: subject.imageUrl },
    aside: `${formatLongDate(publishedAt(subject))} · ${subject.readTime} min`,
  }
}
