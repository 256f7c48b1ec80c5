import { z } from 'zod'
import { ServiceError } from '#src/contract/errors.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { PLATES } from '#src/lib/media-path.ts'
import { runImageJob } from '#src/services/images/run-image-job.ts'
import { assertType } from './detect-file-type.ts'
import { AVIF, WEBP } from './file-types.ts'
import type { ImageHeader } from './image-header.ts'

/** For cards, the post column and phones at their pixel densities. A browser takes the next larger one. */
const RENDITION_WIDTHS = [320, 480, 720, 1080, 1600] as const
const PLACEHOLDER_LENGTH = 500

export type Rendition = {
  width: number
  height: number
  mimeType: string
  extension: string
  bytes: Buffer
}

const side = z.int().min(1).max(16_384)
const renditionsSchema = z
  .array(z.strictObject({ width: side, height: side, format: z.enum(['avif', 'webp']) }))
  .max(2 * RENDITION_WIDTHS.length)

/**
 * Encodes WebP and AVIF without enlarging, and a placeholder URL of at most 500 bytes; animations only the placeholder.
 * Errors: `invalid`, `unavailable`.
 */
export async function makeRenditions(bytes: Buffer, header: ImageHeader, name = 'The image') {
  const widths = header.frames === 1 ? widthsFor(header.width) : []
  const made = await runImageJob({
    ...{ kind: 'images', job: 'makeRenditions', options: { widths }, blobs: [bytes], name },
    reply: renditionsSchema,
  })
  const [small, ...files] = made.blobs
  if (!small || files.length !== made.value.length)
    throw new ServiceError('invalid', uploadMessages.brokenImage(name))
  await assertType(small, WEBP, name)
  const url = `data:image/webp;base64,${small.toString('base64')}`
  const renditions: Rendition[] = []
  for (const [at, { format, ...size }] of made.value.entries()) {
    const type = format === 'avif' ? AVIF : WEBP
    const file = files[at] ?? Buffer.alloc(0)
    await assertType(file, type, name)
    renditions.push({ ...size, mimeType: type.mimeType, extension: type.extension, bytes: file })
  }
  return { placeholder: url.length <= PLACEHOLDER_LENGTH ? url : null, renditions }
}

/** Encodes AVIF plates: for each width its ink, then its accent. Errors: `invalid` (400), `unavailable` (503). */
export async function makePlates(bytes: Buffer, widths: number[], name: string): Promise<Buffer[]> {
  const { blobs } = await runImageJob({
    ...{ kind: 'images', job: 'splitPlates', options: { widths }, blobs: [bytes], name },
    reply: z.null(),
  })
  if (blobs.length !== widths.length * PLATES.length)
    throw new ServiceError('invalid', uploadMessages.brokenImage(name))
  for (const blob of blobs) await assertType(blob, AVIF, name)
  return blobs
}

/** The listed widths below the image's own, and its own unless it exceeds the largest. */
export const widthsFor = (own: number): number[] => [
  ...new Set(RENDITION_WIDTHS.map((width) => Math.min(width, own))),
]
