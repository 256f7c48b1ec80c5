import { runToImage } from '#src/services/images/run-image-job.ts'
import { assertType } from './detect-file-type.ts'
import { AVIF, GIF, JPEG, PNG, WEBP } from './file-types.ts'
import type { FileType } from './file-types.ts'
import { stripGif } from './gif-metadata.ts'
import type { ImageHeader } from './image-header.ts'
import { stripJpeg } from './jpeg-metadata.ts'
import { stripPng } from './png-metadata.ts'
import { stripWebp } from './webp-metadata.ts'

/**
 * Cuts metadata out of the file where possible. Re-encodes only if browsers disagree about orientation (PNG, WebP), and
 * AVIF. Errors: `invalid` (400), `unavailable` (503).
 */
export async function stripMetadata(
  bytes: Buffer,
  type: FileType,
  header: ImageHeader,
  name = 'The image',
): Promise<Buffer> {
  return cut(bytes, type, header) ?? (await reencode(bytes, type, header, name))
}

function cut(
  bytes: Buffer,
  type: FileType,
  { orientation, hasMetadata }: ImageHeader,
): Buffer | null {
  if (type === JPEG) return stripJpeg(bytes, orientation)
  if (type === GIF) return stripGif(bytes)
  if (type === AVIF) return hasMetadata ? null : bytes
  if (orientation > 1) return null
  if (type === PNG) return stripPng(bytes)
  return type === WEBP ? stripWebp(bytes) : null
}

async function reencode(
  bytes: Buffer,
  type: FileType,
  { frames }: ImageHeader,
  name: string,
): Promise<Buffer> {
  const isAnimation = frames > 1 && type !== PNG && type !== AVIF
  const options = { extension: type.extension, isAnimation }
  const image = await runToImage({
    ...{ kind: 'images', job: 'reencode', options, blobs: [bytes], name },
  })
  await assertType(image, type, name)
  return image
}
