import { createHash } from 'node:crypto'
import { fileProblem } from '#src/import/source/file-problem.ts'
import type {
  Source,
  SourceFile,
  SourcePost,
  SourceWarning,
} from '#src/import/source/source-post.ts'

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
      return file && { address, file, hash: checksumOf(await file.read()) }
    } catch (error) {
      return { problem: `${address} ${problemOf(error)}` }
    }
  }

/** Errors of the system have a code and no sentence. */
const problemOf = (error: unknown) =>
  error instanceof Error && !('errno' in error)
    ? `could not be read: ${error.message}`
    : fileProblem(error)

const checksumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const FILE =
  /\.(?:jpe?g|png|gif|webp|avif|svg|pdf|mp4|m4v|webm|mov|mp3|m4a|ogg|wav|docx?|txt)(?:[?#]|$)/i

/** Whether the address of a link is that of a file rather than of a page. */
export const isFileAddress = (address: string): boolean => FILE.test(address)

/** Stores a file unless the library has it; its address on the site. */
export type StoreFile = (found: FoundFile) => Promise<{ url: string; isNew: boolean }>

type Storing = {
  store: StoreFile
  /** Why a file was not taken, in one sentence; throws what ends the import. */
  refusalOf: (error: unknown) => string
}

/** Stores the files of a post: their addresses on the site, and a warning for each that was refused. */
export async function storeFiles(
  post: SourcePost,
  files: readonly FoundFile[],
  { store, refusalOf }: Storing,
) {
  const urls = new Map<string, string>()
  const warnings: SourceWarning[] = []
  let added = 0
  for (const file of files) {
    try {
      const { url, isNew } = await store(file)
      urls.set(file.address, url)
      if (isNew) added += 1
    } catch (error) {
      const text = `${file.address} was not taken: ${refusalOf(error)}`
      warnings.push({ place: { file: post.place.file }, text })
    }
  }
  return { urls, added, warnings }
}
