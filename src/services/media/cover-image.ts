import { buffer } from 'node:stream/consumers'
import { mediaPath } from '#src/lib/media-path.ts'
import { findServedMedia } from './media-url.ts'
import { findPageImages } from './page-images.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'

/** Whether a URL is a library image of lines on a white ground. */
export async function isDrawingImage(url: string): Promise<boolean> {
  const path = mediaPath(url)
  return path !== undefined && (await findPageImages([path]))[path]?.isDrawing === true
}

/**
 * Reads the smallest rendition of at least `width` pixels; undefined for an external or deleted image. Errors:
 * `unavailable`.
 */
export async function readCoverImage(url: string, width: number): Promise<Buffer | undefined> {
  const path = mediaPath(url)
  const image = path && (await findPageImages([path]))[path]
  if (!image) return undefined
  const webp = image.sizes.filter(({ mimeType }) => mimeType === 'image/webp')
  const fitting = webp.find((size) => size.width >= width) ?? webp.at(-1) ?? image
  const found = await findServedMedia(fitting.url.slice(fitting.url.lastIndexOf('/') + 1))
  if (typeof found === 'string') return undefined
  const stream = await fileStore.read('media', found.storedName)
  return stream ? buffer(stream) : undefined
}
