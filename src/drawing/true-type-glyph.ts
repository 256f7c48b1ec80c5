/** A point of an outline, as its distance from the point before. */
export type Point = { dx: number; dy: number; isOnCurve: boolean }

type Outline = {
  /** Index of the last point of each contour. */
  ends: number[]
  points: Point[]
  box?: Buffer
  program?: Buffer
}

/** One entry of `glyf`: plain words without TrueType's packing, which no reader demands. */
export function outlineBytes({ ends, points, box, program = Buffer.alloc(0) }: Outline): Buffer {
  return Buffer.concat([
    words(ends.length),
    box ?? boundingBox(points),
    words(...ends, program.length),
    program,
    Buffer.from(points.map((point) => Number(point.isOnCurve))),
    words(...points.map((point) => point.dx)),
    words(...points.map((point) => point.dy)),
  ])
}

/** The entries one after the other, each on a multiple of four, and the long `loca` that finds them. */
export function packGlyphs(outlines: Buffer[]): { glyf: Buffer; loca: Buffer } {
  const padded = outlines.map((bytes) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]))
  const loca = Buffer.alloc((outlines.length + 1) * 4)
  let offset = 0
  for (const [id, bytes] of padded.entries()) {
    offset += bytes.length
    loca.writeUInt32BE(offset, (id + 1) * 4)
  }
  return { glyf: Buffer.concat(padded), loca }
}

export function words(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) buffer.writeUInt16BE(value & 0xffff, index * 2)
  return buffer
}

function boundingBox(points: Point[]): Buffer {
  let x = 0
  let y = 0
  const xs: number[] = []
  const ys: number[] = []
  for (const { dx, dy } of points) {
    xs.push((x += dx))
    ys.push((y += dy))
  }
  return words(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys))
}
