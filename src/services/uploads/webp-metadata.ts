const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ANIM', 'ANMF', 'ALPH', 'ICCP'])
const HEAD = 12
// VP8X flags of EXIF and XMP.
const METADATA_FLAGS = 0x0c

/** Keeps pixel data; removes EXIF, XMP, unknown chunks and trailing data. Null if it is damaged. */
export function stripWebp(bytes: Buffer): Buffer | null {
  if (bytes.length < HEAD) return null
  const last = 8 + bytes.readUInt32LE(4)
  if (last > bytes.length) return null
  const kept: Buffer[] = []
  for (let at = HEAD; at + 8 <= last;) {
    const name = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (end > last) return null
    if (KEPT.has(name)) kept.push(withoutFlags(name, bytes.subarray(at, end)))
    at = end
  }
  const head = Buffer.from(bytes.subarray(0, HEAD))
  const body = Buffer.concat(kept)
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

function withoutFlags(name: string, chunk: Buffer): Buffer {
  if (name !== 'VP8X') return chunk
  const copy = Buffer.from(chunk)
  copy[8] = (copy[8] ?? 0) & ~METADATA_FLAGS
  return copy
}
