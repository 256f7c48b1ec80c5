import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { LIMITS } from '#src/contract/limits.ts'
import { splitPlates } from './split-plates.ts'

type Result = { value: object | null; blobs: Buffer[] }
type Pixels = { data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

// Images are rare and large: a cache of decoded images would only use memory.
sharp.cache(false)

export const IMAGE_JOBS = {
  readHeader,
  makeRenditions,
  splitPlates,
  reencode,
  cropCover,
  drawIcon,
  drawCard,
  drawSvg,
}
export type ImageJobs = typeof IMAGE_JOBS

async function readHeader(_: object, [bytes]: Buffer[]): Promise<Result> {
  const meta = await sharp(bytes, { limitInputPixels: false }).metadata()
  const { format, width, height, pageHeight, pages, orientation, compression } = meta
  const value = {
    ...{ format, compression, width, height: pageHeight ?? height },
    ...{ frames: pages ?? 1, orientation: orientation ?? 1 },
    hasMetadata: Boolean(meta.exif ?? meta.xmp ?? meta.iptc),
  }
  return { value, blobs: [] }
}

const LARGEST = 1600
const PLACEHOLDER_SIDE = 16

/** Decodes once. Returns a 16-pixel WebP placeholder, then WebP and AVIF in each width. */
async function makeRenditions({ widths }: { widths: number[] }, [bytes]: Buffer[]) {
  const pixels = await decode(bytes)
  const blobs = [await makePlaceholder(pixels)]
  const value: { width: number; height: number; format: 'avif' | 'webp' }[] = []
  // Sequential: parallel encoders would only need more memory.
  for (const width of widths) {
    const { webp, avif } = await encode(pixels, width)
    const size = { width: webp.info.width, height: webp.info.height }
    value.push({ ...size, format: 'avif' }, { ...size, format: 'webp' })
    blobs.push(avif, webp.data)
  }
  return { value, blobs }
}

async function decode(bytes: Buffer | undefined): Promise<Pixels> {
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

async function encode({ data, raw }: Pixels, width: number) {
  const scaled = () => sharp(data, { raw }).resize({ width })
  const webp = await scaled().webp({ quality: 78, effort: 3 }).toBuffer({ resolveWithObject: true })
  const avif = await scaled()
    .avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' })
    .toBuffer()
  return { webp, avif }
}

const makePlaceholder = ({ data, raw }: Pixels): Promise<Buffer> =>
  sharp(data, { raw })
    .resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' })
    .webp({ quality: 30, alphaQuality: 30, effort: 4 })
    .toBuffer()

type Reencoding = { extension: string; isAnimation: boolean }

async function reencode(
  { extension, isAnimation }: Reencoding,
  [bytes]: Buffer[],
): Promise<Result> {
  const image = sharp(bytes, { failOn: 'error', animated: isAnimation })
    .autoOrient()
    .keepIccProfile()
  const encoders: Partial<Record<string, () => Sharp>> = {
    jpg: () => image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
    png: () => image.png(),
    // Effort 2 gives the same size in four times the time: 50 megapixels in 47 seconds of one core.
    avif: () => image.avif({ quality: 75, effort: 1 }),
    webp: () => image.webp({ quality: 92, effort: 3 }),
    gif: () => image.gif(),
  }
  const encoded = await encoders[extension]?.().toBuffer()
  return { value: null, blobs: encoded ? [encoded] : [] }
}

type Crop = {
  width: number
  height: number
  background: string
  /** Space around a complete image; undefined crops the image to the area. */
  margin?: number
}

/** Fits a cover to an area. The result is raw pixels, which `drawCard` composes without a decoder. */
async function cropCover(
  { width, height, background, margin }: Crop,
  [bytes]: Buffer[],
): Promise<Result> {
  const image = sharp(bytes, { limitInputPixels: LIMITS.imagePixels })
  const fitted =
    margin === undefined
      ? image.resize(width, height, { fit: 'cover', position: 'attention' })
      : image
          .resize(width - 2 * margin, height - 2 * margin, { fit: 'contain', background })
          .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
  const { data, info } = await fitted
    .flatten({ background })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { value: { channels: info.channels }, blobs: [data] }
}

type Icon = { inner: number; edge: number; background: string; isOpaque: boolean }

async function drawIcon(
  { inner, edge, background, isOpaque }: Icon,
  [bytes]: Buffer[],
): Promise<Result> {
  const icon = sharp(bytes, { density: 72 * 16, limitInputPixels: LIMITS.imagePixels })
    .resize(inner, inner, { fit: 'cover' })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
  const filled = isOpaque ? icon.flatten({ background }) : icon
  return { value: null, blobs: [await filled.png().toBuffer()] }
}

type Cover = { left: number; width: number; height: number; channels: 1 | 2 | 3 | 4 }

/** Draws an Open Graph image, with the pixels of a cover next to the text. */
async function drawCard(
  { colours, cover }: { colours: number; cover?: Cover },
  [svg, pixels]: Buffer[],
): Promise<Result> {
  const card = sharp(svg)
  if (cover && pixels) {
    const { left, ...raw } = cover
    card.composite([{ input: pixels, raw, left, top: 0 }])
  }
  return {
    value: null,
    blobs: [await card.png({ palette: true, colours, effort: 4 }).toBuffer()],
  }
}

type Refusal = 'not-svg' | 'own-font'
const refuse = (reason: Refusal) => Object.assign(new Error(reason), { reason })

const DENSITY = 144
const WIDTH = 2400
/** Maximum bytes of a compressed SVG after decompression. */
const MAX_SVG_BYTES = 100 * 1024 ** 2
/** Allowed before the element: blanks, the XML declaration, comments and the document type. */
const PROLOG = /\s+|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/iy

/** The bytes decide, not the name: libvips finds the element in other texts as well. */
function isSvg(text: string): boolean {
  let start = text.startsWith('\u00ef\u00bb\u00bf') ? 3 : 0
  for (PROLOG.lastIndex = start; PROLOG.test(text);) start = PROLOG.lastIndex
  return /^<svg[\s/>]/i.test(text.slice(start, start + 5))
}

/** Draws an SVG of another origin as a PNG. Refuses one whose text would have another font. */
async function drawSvg(_: object, [bytes = Buffer.alloc(0)]: Buffer[]): Promise<Result> {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  const text = (isPacked ? gunzipSync(bytes, { maxOutputLength: MAX_SVG_BYTES }) : bytes).toString(
    'latin1',
  )
  if (!isSvg(text)) throw refuse('not-svg')
  if (/@font-face\s*\{[^}]*\burl\(\s*["']?data:/i.test(text) && /<text[\s>]/.test(text))
    throw refuse('own-font')
  const image = sharp(bytes, { density: DENSITY, limitInputPixels: LIMITS.imagePixels })
  const { width } = await image.metadata()
  const fitted = width > WIDTH ? image.resize({ width: WIDTH }) : image
  return { value: null, blobs: [await fitted.png().toBuffer()] }
}
