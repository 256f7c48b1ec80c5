import sharp from 'sharp'
import { LIMITS } from '#src/contract/limits.ts'
import type { ImageHeader } from './image-header.ts'

/**
 * Widths for a card at 1×, the post column at 1× and phones of medium density, phones of high density, and the
 * column at high density. A browser takes the next larger one.
 */
const RENDITION_WIDTHS = [320, 480, 720, 1080, 1600] as const
const LARGEST = 1600
const PLACEHOLDER_SIDE = 16
const PLACEHOLDER_LENGTH = 500

type Rendition = {
  width: number
  height: number
  mimeType: string
  extension: string
  bytes: Buffer
}
type Pixels = { data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

// Uploads are rare and large: a cache of decoded images would only use memory.
sharp.cache(false)

/**
 * Decodes the image once and encodes, oriented and without metadata, WebP and AVIF in each width that does not
 * enlarge it, and a placeholder data URL of at most 500 bytes. Animations get only the placeholder: their
 * renditions would be stills.
 */
export async function makeRenditions(bytes: Buffer, header: ImageHeader) {
  const pixels = await decode(bytes)
  const placeholder = await makePlaceholder(pixels)
  const renditions: Rendition[] = []
  // Sequential: each encoder uses all cores, so parallel work would only need more memory.
  if (header.frames === 1) {
    for (const width of widthsFor(header.width)) renditions.push(...(await encode(pixels, width)))
  }
  return { placeholder, renditions }
}

/** The listed widths below the image's own, and its own unless it exceeds the largest. */
export const widthsFor = (own: number): number[] => [
  ...new Set(RENDITION_WIDTHS.map((width) => Math.min(width, own))),
]

async function decode(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(bytes, {
    failOn: 'error',
    limitInputPixels: LIMITS.imagePixels,
  })
    .autoOrient()
    .resize({ width: LARGEST, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

async function encode({ data, raw }: Pixels, width: number): Promise<Rendition[]> {
  const scaled = () => sharp(data, { raw }).resize({ width })
  const webp = await scaled().webp({ quality: 78, effort: 3 }).toBuffer({ resolveWithObject: true })
  const avif = await scaled()
    .avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' })
    .toBuffer()
  const size = { width: webp.info.width, height: webp.info.height }
  return [
    { ...size, mimeType: 'image/avif', extension: 'avif', bytes: avif },
    { ...size, mimeType: 'image/webp', extension: 'webp', bytes: webp.data },
  ]
}

async function makePlaceholder({ data, raw }: Pixels): Promise<string | null> {
  const small = await sharp(data, { raw })
    .resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' })
    .webp({ quality: 30, alphaQuality: 30, effort: 4 })
    .toBuffer()
  const url = `data:image/webp;base64,${small.toString('base64')}`
  return url.length <= PLACEHOLDER_LENGTH ? url : null
}
