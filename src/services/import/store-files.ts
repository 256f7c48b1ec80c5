import type { SourcePost, SourceWarning } from '#src/import/source/source-post.ts'
import type { FoundFile } from './source-files.ts'

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
