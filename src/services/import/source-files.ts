import type { Source, SourceFile, SourcePost } from '#src/import/source/source-post.ts'
import { drawSvg } from '#src/services/uploads/draw-svg.ts'
import { hashOf } from '#src/services/uploads/prepare-upload.ts'

/** A file of the source that a post refers to, with its checksum. */
export type FoundFile = { address: string; file: SourceFile; hash: string; alt?: string }

/** The file at an address; a sentence for the report where it cannot be read. */
export type FindFile = (
  address: string,
  from: SourcePost,
) => Promise<FoundFile | { problem: string } | undefined>

/** Fetches a file of another site. */
export type FetchRemote = (address: string) => Promise<SourceFile | undefined>

/** Finds files in the source and, if they may be fetched, on other sites. */
export const fileFinder =
  (source: Source, fetchRemote: FetchRemote | undefined): FindFile =>
  async (address, from) => {
    const isRemote = /^https?:/i.test(address)
    try {
      const file =
        (await source.file(address, from)) ?? (isRemote ? await fetchRemote?.(address) : undefined)
      return file && { address, file, hash: hashOf(await file.read()) }
    } catch (error) {
      return { problem: `${address} could not be read: ${(error as Error).message}` }
    }
  }

/** A file as it is sent to the library, with the checksum by which the library finds it again. */
type StorableFile = { name: string; bytes: Buffer; checksum: string }

/**
 * The library takes no SVG, because it may run scripts: it arrives as a PNG.
 * Errors: `invalid` (400) for an SVG that cannot be drawn.
 */
export async function asStorable(file: SourceFile): Promise<StorableFile> {
  const bytes = await file.read()
  const name = file.name.trim() === '' ? 'picture' : file.name
  if (!/\.svgz?$/i.test(name)) return { name, bytes, checksum: hashOf(bytes) }
  const drawn = await drawSvg(bytes, name)
  return { name: name.replace(/\.svgz?$/i, '.png'), bytes: drawn, checksum: hashOf(drawn) }
}

const FILE =
  /\.(?:jpe?g|png|gif|webp|avif|svg|pdf|mp4|m4v|webm|mov|mp3|m4a|ogg|wav|docx?|txt)(?:[?#]|$)/i

/** Whether the address of a link is that of a file rather than of a page. */
export const isFileAddress = (address: string): boolean => FILE.test(address)
