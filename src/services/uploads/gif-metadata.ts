const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
const COMMENT = 0xfe
const APPLICATION = 0xff
// Application extensions that carry the loop count and the colour profile.
const KEPT_APPLICATIONS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])

/** Returns the GIF with unchanged pixel data, without comments, XMP and trailing data; null if it is damaged. */
export function stripGif(bytes: Buffer): Buffer | null {
  if (bytes.length < 13) return null
  let at = 13 + colourTableSize(bytes[10] ?? 0)
  const kept = [bytes.subarray(0, at)]
  while (at < bytes.length) {
    const kind = bytes[at]
    if (kind === TRAILER) return Buffer.concat([...kept, bytes.subarray(at, at + 1)])
    const end =
      kind === EXTENSION ? skipBlocks(bytes, at + 2) : kind === IMAGE ? imageEnd(bytes, at) : null
    if (end === null) return null
    const block = bytes.subarray(at, end)
    if (kind === IMAGE || isRequired(block)) kept.push(block)
    at = end
  }
  return null
}

const colourTableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

const imageEnd = (bytes: Buffer, at: number) =>
  skipBlocks(bytes, at + 10 + colourTableSize(bytes[at + 9] ?? 0) + 1)

function skipBlocks(bytes: Buffer, start: number): number | null {
  for (let at = start; at < bytes.length;) {
    const size = bytes[at] ?? 0
    at += 1 + size
    if (size === 0) return at
  }
  return null
}

function isRequired(extension: Buffer): boolean {
  if (extension[1] === COMMENT) return false
  return extension[1] !== APPLICATION || KEPT_APPLICATIONS.has(extension.toString('latin1', 3, 14))
}
