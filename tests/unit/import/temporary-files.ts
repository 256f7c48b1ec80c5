import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openSource } from '#src/import/open-source.ts'
import { allPosts, sourceFolder } from '#tests/support/source-folder.ts'
import type { SourceFiles } from '#tests/support/source-folder.ts'
import { zipBytes } from '#tests/support/zip-bytes.ts'

/** Files in a folder of the test's own; the path of the first. */
export const writeFiles = async (files: SourceFiles): Promise<string> =>
  join(await sourceFolder(files), Object.keys(files)[0] ?? '')

/** An archive with these files. */
export const zipped = async (files: SourceFiles): Promise<string> =>
  writeFiles({ 'export.zip': Buffer.from(await zipBytes(files)) })

/** The folders into which archives are unpacked. */
export const unpackedFolders = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('folio-import-unpacked-'))

/** A source that is closed after the test. */
export async function opened(...source: Parameters<typeof openSource>) {
  const found = await openSource(...source)
  onTestFinished(() => found.close())
  return found
}

export const postsOf = async (path: string) => allPosts(await opened(path))

/** The posts of a folder with these files. */
export const postsIn = async (files: SourceFiles) => postsOf(await sourceFolder(files))

/** The file at an address as the first post writes it. */
export async function fileAt(path: string, address: string) {
  const source = await opened(path)
  const [from] = await allPosts(source)
  const file = from && (await source.file(address, from))
  return file && { name: file.name, text: String(await file.read()) }
}
