const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const APP0 = 0xe0
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
const COM = 0xfe

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/**
 * Keeps pixel data, colour profile, Adobe's marker and an orientation other than 1. Removes trailing data: phones
 * append images with their location. Null if the structure is invalid.
 */
export function stripJpeg(bytes: Buffer, orientation: number): Buffer | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null
  const kept = [bytes.subarray(0, 2)]
  if (orientation > 1) kept.push(orientationSegment(orientation))
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === EOI) return Buffer.concat([...kept, bytes.subarray(at, at + 2)])
    const end = marker === SOS ? scanEnd(bytes, at) : at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length) return null
    if (isRequired(marker, bytes.subarray(at + 4, end))) kept.push(bytes.subarray(at, end))
    at = end
  }
  const isEndOfImage = bytes[at] === 0xff && bytes[at + 1] === EOI
  return isEndOfImage ? Buffer.concat([...kept, bytes.subarray(at, at + 2)]) : null
}

function isRequired(marker: number, content: Buffer): boolean {
  const startsWith = (name: string) => content.toString('latin1', 0, name.length) === name
  if (marker === APP0) return startsWith('JFIF\0')
  if (marker === APP2) return startsWith('ICC_PROFILE\0')
  if (marker === APP14) return startsWith('Adobe')
  return marker !== COM && !(marker >= APP0 && marker <= APP15)
}

/** Offset of the marker after a scan: behind its entropy-coded data, in which 0xFF is escaped. */
function scanEnd(bytes: Buffer, start: number): number {
  let at = start + 2 + bytes.readUInt16BE(start + 2)
  for (;;) {
    at = bytes.indexOf(0xff, at)
    if (at < 0 || at + 1 >= bytes.length) return bytes.length + 1
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
    at += next === 0xff ? 1 : 2
  }
}

function orientationSegment(orientation: number): Buffer {
  const exif = Buffer.from(
    'Exif\0\0MM\0*\0\0\0\u0008\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0\0\0\0\0\0\0\0',
    'latin1',
  )
  exif.writeUInt16BE(orientation, exif.length - 8)
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(exif.length + 2, 2)
  return Buffer.concat([head, exif])
}
