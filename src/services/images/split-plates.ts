import sharp from 'sharp'
import { LIMITS } from '#src/contract/limits.ts'

type Plate = 'ink' | 'accent'
type Pixels = { data: Buffer; width: number; height: number }

const LARGEST = 1600
/** Spread of the channels, as a part of the largest: gray below, accent above, mixed in between. */
const GRAY = 0.17
const ACCENT = 0.25
/** A difference from the ground that is noise, or the pattern of a paper. */
const NOISE = 10

/**
 * Splits a drawing into a gray and a coloured plate: black where it prints. The ground is the most frequent colour;
 * dark grounds are inverted.
 */
export async function splitPlates({ widths }: { widths: number[] }, [bytes]: Buffer[]) {
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: LIMITS.imagePixels })
  const { data, info } = await image
    .autoOrient()
    .resize({ width: LARGEST, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const plates = separate({ data, width, height })
  const blobs: Buffer[] = []
  for (const to of widths)
    for (const plate of [plates.ink, plates.accent])
      blobs.push(
        await sharp(plate, { raw: { width, height, channels: 1 } })
          .resize({ width: to })
          .toColourspace('b-w')
          .avif({ quality: 50, effort: 1 })
          .toBuffer(),
      )
  return { value: null, blobs }
}

function separate({ data, width, height }: Pixels): Record<Plate, Buffer> {
  const count = width * height
  const [red, green, blue] = backgroundOf(data)
  const sign = luminance(red, green, blue) > 127 ? -1 : 1
  const cover = new Float32Array(count)
  const spread = new Float32Array(count)
  const largest = new Float32Array(count)
  for (let at = 0; at < count; at += 1) {
    const r = sign * ((data[3 * at] ?? 0) - red)
    const g = sign * ((data[3 * at + 1] ?? 0) - green)
    const b = sign * ((data[3 * at + 2] ?? 0) - blue)
    cover[at] = Math.max(0, luminance(r, g, b) - NOISE)
    const most = Math.max(0, r, g, b)
    largest[at] = most
    spread[at] = most - Math.max(0, Math.min(r, g, b))
  }
  const spreads = blur(spread, width)
  const sums = blur(largest, width)
  const accent = new Float32Array(count)
  for (let at = 0; at < count; at += 1) {
    const colour = ((spreads[at] ?? 0) / (sums[at] || 1) - GRAY) / (ACCENT - GRAY)
    accent[at] = (cover[at] ?? 0) * Math.min(1, Math.max(0, colour))
    cover[at] = (cover[at] ?? 0) - (accent[at] ?? 0)
  }
  return { ink: toPlate(cover), accent: toPlate(accent) }
}

const luminance = (r: number, g: number, b: number) => 0.3 * r + 0.59 * g + 0.11 * b

type Colour = [red: number, green: number, blue: number]

/** The most frequent colour, in steps of 8, of a sample of the pixels. */
function backgroundOf(data: Buffer): Colour {
  const counts = new Uint32Array(1 << 15)
  let most = 0
  let background: Colour = [255, 255, 255]
  for (let at = 0; at + 2 < data.length; at += 3 * 7) {
    const colour: Colour = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const key = ((colour[0] >> 3) << 10) | ((colour[1] >> 3) << 5) | (colour[2] >> 3)
    const count = (counts[key] ?? 0) + 1
    counts[key] = count
    if (count > most) [most, background] = [count, colour]
  }
  return background
}

/** Sums over squares of 5 pixels, because the subsampling of JPEG and WebP smears colours around edges. */
function blur(values: Float32Array, width: number): Float32Array {
  const along = (from: Float32Array, step: number) => {
    const to = new Float32Array(from.length)
    const [near, far] = [step, 2 * step]
    for (let at = far; at < from.length - far; at += 1)
      to[at] = // As one sum: a loop takes four times as long.
        (from[at - far] ?? 0) +
        (from[at - near] ?? 0) +
        (from[at] ?? 0) +
        (from[at + near] ?? 0) +
        (from[at + far] ?? 0)
    return to
  }
  return along(along(values, 1), width)
}

/** The darkest 0.05 % become black, unless the plate is nearly empty. */
function toPlate(part: Float32Array): Buffer {
  const histogram = new Uint32Array(256)
  for (const value of part) {
    const step = Math.round(value)
    histogram[step] = (histogram[step] ?? 0) + 1
  }
  let darkest = 255
  for (let seen = 0; darkest > 0; darkest -= 1) {
    seen += histogram[darkest] ?? 0
    if (seen >= part.length * 0.0005) break
  }
  const scale = darkest < 40 ? 1 : 255 / darkest
  const plate = Buffer.alloc(part.length)
  for (let at = 0; at < plate.length; at += 1)
    plate[at] = 255 - Math.min(255, (part[at] ?? 0) * scale)
  return plate
}
