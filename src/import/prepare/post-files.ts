import { createHash } from 'node:crypto'
import { ServiceError } from '#src/contract/errors.ts'
import { fileProblem } from '#src/import/source/file-problem.ts'
import type {
  Source,
  SourceFile,
  SourceLocation,
  SourcePost,
  SourceWarning,
} from '#src/import/source/source-post.ts'

/** A file that a post refers to, with the checksum of its content, or of its URL on another site. */
export type FoundFile = { url: string; file: SourceFile; hash: string; alt?: string }

/** The file at a URL; a sentence for the report where it cannot be read. */
export type FindFile = (
  url: string,
  from: SourcePost,
  as: 'picture' | 'link',
) => Promise<FoundFile | { problem: string } | undefined>

export type RemoteImage = (url: string) => SourceFile

/** A file of a post that is up to this large is not read a second time. */
const CACHED_BYTES = 128 * 1024

/** An image of another site, which is downloaded for posts that are stored only. */
export const REMOTE_FILE: SourceFile = {
  name: '',
  read: () => Promise.reject(new Error('A remote image is not a file of the source')),
}

export const fileFinder =
  (source: Pick<Source, 'file'>, hasRemoteImages: boolean): FindFile =>
  async (url, from, as) => {
    try {
      const file = await source.file(url, from)
      if (file) {
        const bytes = await file.read()
        const read = bytes.length > CACHED_BYTES ? file.read : () => Promise.resolve(bytes)
        return { url, file: { ...file, read }, hash: checksumOf(bytes) }
      }
      const isImage = as === 'picture' && /^https?:/i.test(url) && URL.canParse(url)
      return hasRemoteImages && isImage
        ? { url, file: REMOTE_FILE, hash: checksumOf(url) }
        : undefined
    } catch (error) {
      return { problem: `${url} ${problemOf(error)}` }
    }
  }

const problemOf = (error: unknown) =>
  error instanceof ServiceError ? `could not be read: ${error.message}` : `${fileProblem(error)}.`

const checksumOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

const FILE =
  /\.(?:jpe?g|png|gif|webp|avif|svg|pdf|mp4|m4v|webm|mov|mp3|m4a|ogg|wav|docx?|txt)(?:[?#]|$)/i

export const isFileUrl = (url: string): boolean => FILE.test(url)

export type StoreFile = (found: FoundFile) => Promise<{ url: string; isNew: boolean }>

type Storing = {
  locations: ReadonlyMap<string, SourceLocation>
  store: StoreFile
  /** Returns a sentence; throws errors that end the import. */
  refusalOf: (error: unknown) => string
}

export async function storeFiles(
  { place }: Pick<SourcePost, 'place'>,
  files: readonly FoundFile[],
  { locations, store, refusalOf }: Storing,
) {
  const urls = new Map<string, string>()
  const warnings: SourceWarning[] = []
  let added = 0
  for (const file of files) {
    try {
      const { url, isNew } = await store(file)
      urls.set(file.url, url)
      if (isNew) added += 1
    } catch (error) {
      const text = `${file.url} was not imported: ${refusalOf(error)}`
      warnings.push({ place: locations.get(file.url) ?? place, text, kind: 'picture' })
    }
  }
  return { urls, added, warnings }
}
