import { createHash } from 'node:crypto'

/** Names of files have at most 255 bytes on common systems. */
const MOST_BYTES = 200

/** The folder of a post or project: its slug, or the start of a long one with a checksum. */
export function folderName(slug: string): string {
  if (Buffer.byteLength(slug) <= MOST_BYTES) return slug
  const hash = createHash('sha256').update(slug).digest('hex').slice(0, 8)
  return `${slug.slice(0, 40).toWellFormed()}-${hash}`
}
