import { z } from 'zod'
import { ServiceError } from '#src/contract/errors.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { runImageJob } from '#src/services/images/run-image-job.ts'
import { AVIF, GIF, JPEG, PNG, WEBP } from './file-types.ts'
import type { FileType } from './file-types.ts'
import { countPngFrames } from './png-metadata.ts'

/** Names that libvips has for the formats. */
const FORMATS = new Map([
  [JPEG, 'jpeg'],
  [PNG, 'png'],
  [WEBP, 'webp'],
  [AVIF, 'heif'],
  [GIF, 'gif'],
])
const count = z.int().min(1)
const headerSchema = z.strictObject({
  format: z.string(),
  /** Codec of a HEIF container: HEVC is not AVIF. */
  compression: z.string().optional(),
  width: count,
  height: count,
  frames: count,
  /** EXIF orientation. */
  orientation: count.max(8),
  hasMetadata: z.boolean(),
})

/** `width` and `height`: displayed size in pixels, orientation applied. */
export type ImageHeader = Omit<z.infer<typeof headerSchema>, 'format' | 'compression'>

/** Reads the header only: a 776 kB PNG can declare 256 megapixels. Errors: `invalid` (400), `unavailable` (503). */
export async function readImageHeader(
  bytes: Buffer,
  type: FileType,
  name: string,
): Promise<ImageHeader> {
  const { value: meta } = await runImageJob({
    ...{ kind: 'images', job: 'readHeader', options: {}, blobs: [bytes], name },
    reply: headerSchema,
  })
  if (meta.format !== FORMATS.get(type) || (type === AVIF && meta.compression !== 'av1'))
    throw new ServiceError('invalid', uploadMessages.brokenImage(name))
  const { width, height } = meta
  const frames = type === PNG ? countPngFrames(bytes) : meta.frames
  // sharp would rotate an animated PNG by dropping all frames but the first: it stays as most browsers show it.
  const orientation = type === PNG && frames > 1 ? 1 : meta.orientation
  const isTooLarge =
    Math.max(width, height) > LIMITS.imageSide ||
    width * height > LIMITS.imagePixels ||
    frames > LIMITS.imageFrames ||
    width * height * frames > LIMITS.animationPixels
  if (isTooLarge) throw new ServiceError('invalid', uploadMessages.imageTooLarge(name))
  return {
    ...(orientation > 4 ? { width: height, height: width } : { width, height }),
    orientation,
    frames,
    hasMetadata: meta.hasMetadata,
  }
}
