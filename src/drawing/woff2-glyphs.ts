import { byteReader } from './byte-reader.ts'
import type { ByteReader } from './byte-reader.ts'
import { outlineBytes, packGlyphs, words } from './true-type-glyph.ts'
import type { Point } from './true-type-glyph.ts'

/** Undoes WOFF2's outline transform (section 5.1): `glyf` and a long `loca`. */
export function rebuildGlyphs(transformed: Buffer): { glyf: Buffer; loca: Buffer } {
  const reader = byteReader(transformed)
  reader.skip(4)
  const count = reader.u16()
  reader.skip(2)
  const sizes = Array.from({ length: 7 }, () => reader.u32())
  const [contours, points, flags, glyphs, composites, boxes, instructions] = sizes.map((size) =>
    byteReader(reader.bytes(size)),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader]
  const boxBits = boxes.bytes(4 * Math.floor((count + 31) / 32))
  const streams = { points, flags, glyphs, composites, instructions }

  const outlines = Array.from({ length: count }, (_, id) => {
    const contourCount = contours.i16()
    const hasBox = ((boxBits[id >> 3] ?? 0) & (0x80 >> (id & 7))) !== 0
    return rebuildGlyph(contourCount, hasBox ? boxes.bytes(8) : undefined, streams)
  })
  return packGlyphs(outlines)
}

type Streams = Record<'points' | 'flags' | 'glyphs' | 'composites' | 'instructions', ByteReader>

function rebuildGlyph(contourCount: number, box: Buffer | undefined, streams: Streams): Buffer {
  if (contourCount === 0) return Buffer.alloc(0)
  if (contourCount < 0) return rebuildComposite(box, streams)
  const ends = Array.from({ length: contourCount }, () => streams.points.packedU16())
  let total = 0
  for (const [index, size] of ends.entries()) {
    total += size
    ends[index] = total - 1
  }
  const points = Array.from({ length: total }, () => readPoint(streams))
  const program = streams.instructions.bytes(streams.glyphs.packedU16())
  return outlineBytes({ ends, points, program, ...(box ? { box } : {}) })
}

const HAS_WORDS = 1
const HAS_SCALE = 8
const HAS_MORE = 32
const HAS_TWO_SCALES = 64
const HAS_MATRIX = 128
const HAS_INSTRUCTIONS = 256

function rebuildComposite(box: Buffer | undefined, { composites, glyphs, instructions }: Streams) {
  const parts = [words(-1), box ?? Buffer.alloc(8)]
  let isLast = false
  let hasProgram = false
  while (!isLast) {
    const flags = composites.u16()
    const offsets = (flags & HAS_WORDS) !== 0 ? 4 : 2
    const matrix = flags & HAS_MATRIX ? 8 : flags & HAS_TWO_SCALES ? 4 : flags & HAS_SCALE ? 2 : 0
    parts.push(words(flags), composites.bytes(2 + offsets + matrix))
    hasProgram ||= (flags & HAS_INSTRUCTIONS) !== 0
    isLast = (flags & HAS_MORE) === 0
  }
  if (hasProgram) {
    const program = instructions.bytes(glyphs.packedU16())
    parts.push(words(program.length), program)
  }
  return Buffer.concat(parts)
}

/** Section 5.2: one flag byte, then one to four bytes that hold both differences. */
function readPoint({ flags, glyphs }: Streams): Point {
  const flag = flags.u8()
  const kind = flag & 0x7f
  const isOnCurve = flag < 0x80
  const signed = (bit: number, value: number) => (kind & bit ? value : -value)
  if (kind < 10) return { dx: 0, dy: signed(1, ((kind & 14) << 7) + glyphs.u8()), isOnCurve }
  if (kind < 20) return { dx: signed(1, (((kind - 10) & 14) << 7) + glyphs.u8()), dy: 0, isOnCurve }
  if (kind < 84) {
    const pair = glyphs.u8()
    const base = kind - 20
    const dx = signed(1, 1 + (base & 0x30) + (pair >> 4))
    return { dx, dy: signed(2, 1 + ((base & 12) << 2) + (pair & 15)), isOnCurve }
  }
  if (kind < 120) {
    const base = kind - 84
    const dx = signed(1, 1 + (Math.floor(base / 12) << 8) + glyphs.u8())
    return { dx, dy: signed(2, 1 + (((base % 12) >> 2) << 8) + glyphs.u8()), isOnCurve }
  }
  if (kind < 124) {
    const [first, middle, last] = [glyphs.u8(), glyphs.u8(), glyphs.u8()]
    const dx = signed(1, (first << 4) + (middle >> 4))
    return { dx, dy: signed(2, ((middle & 15) << 8) + last), isOnCurve }
  }
  const dx = signed(1, glyphs.u16())
  return { dx, dy: signed(2, glyphs.u16()), isOnCurve }
}
