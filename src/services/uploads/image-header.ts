import sharp from 'sharp'
import { ServiceError } from '#src/contract/errors.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { PNG } from './file-types.ts'
import type { FileType } from './file-types.ts'
import { countPngFrames } from './png-metadata.ts'

export type ImageHeader = {
  /** Displayed size in pixels, orientation applied. */
  width: number
  height: number
  /** EXIF orientation, 1 to 8. */
  orientation: number
  frames: number
  /** Contains EXIF, XMP or IPTC. */
  hasMetadata: boolean
}

/**
 * Reads the header only, so that an image with too many pixels or frames is refused before it is decoded (a 776
 * kB PNG can declare 256 megapixels).
 * Errors: `invalid` (400).
 */
export async function readImageHeader(
  bytes: Buffer,
  type: FileType,
  name: string,
): Promise<ImageHeader> {
  const meta = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new ServiceError('invalid', uploadMessages.brokenImage(name), { cause })
    })
  const { width } = meta
  const height = meta.pageHeight ?? meta.height
  const frames = type === PNG ? countPngFrames(bytes) : (meta.pages ?? 1)
  // sharp would rotate an animated PNG by dropping all frames but the first: it stays as most browsers show it.
  const orientation = type === PNG && frames > 1 ? 1 : (meta.orientation ?? 1)
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
    hasMetadata: Boolean(meta.exif ?? meta.xmp ?? meta.iptc),
  }
}
