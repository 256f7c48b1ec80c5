const SIGNATURE_LENGTH = 8

// Chunks a browser needs to draw the image and its animation. All others can reveal author, place or tool.
const KEPT = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
  'mDCV',
  'cLLI',
  'bKGD',
  'hIST',
  'pHYs',
  'sPLT',
  'acTL',
  'fcTL',
  'fdAT',
])

type Chunk = { name: string; start: number; end: number }

/** Returns the PNG with unchanged pixel data, without text, EXIF, time and trailing data; null if it is damaged. */
export function stripPng(bytes: Buffer): Buffer | null {
  const chunks = readChunks(bytes)
  if (!chunks) return null
  const kept = chunks.filter(({ name }) => KEPT.has(name))
  return Buffer.concat([
    bytes.subarray(0, SIGNATURE_LENGTH),
    ...kept.map(({ start, end }) => bytes.subarray(start, end)),
  ])
}

/** Number of frames of an animated PNG, 1 for a still image. */
export function countPngFrames(bytes: Buffer): number {
  const control = readChunks(bytes)?.find(({ name }) => name === 'acTL')
  return control ? bytes.readUInt32BE(control.start + 8) : 1
}

function readChunks(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = []
  let start = SIGNATURE_LENGTH
  while (start + 12 <= bytes.length) {
    const name = bytes.toString('latin1', start + 4, start + 8)
    const end = start + 12 + bytes.readUInt32BE(start)
    if (end > bytes.length) return null
    chunks.push({ name, start, end })
    if (name === 'IEND') return chunks
    start = end
  }
  return null
}
