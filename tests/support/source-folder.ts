import { cp, mkdir, realpath, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Source, SourcePost } from '#src/import/source/source-post.ts'
import { folderOfTest } from './temporary-folder.ts'

export type SourceFiles = Readonly<Record<string, string | Buffer>>

/** A folder with these files, removed after the test. */
export async function sourceFolder(files: SourceFiles): Promise<string> {
  const folder = await realpath(folderOfTest())
  await writeSourceFiles(folder, files)
  return folder
}

export async function writeSourceFiles(folder: string, files: SourceFiles): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

export const allPosts = (source: Pick<Source, 'posts'>): Promise<SourcePost[]> =>
  Readable.from(source.posts()).toArray()

/** A source whose posts are noted by their keys as they are read. */
export function countedSource(source: Source) {
  const reads: string[] = []
  const posts = async function* () {
    for await (const post of source.posts()) {
      reads.push(post.key)
      yield post
    }
  }
  return { source: { ...source, posts }, reads }
}

/** A copy of a fixture, outside of this repository, whose own site it would seem to be part of. */
export async function copiedFixture(name: string): Promise<string> {
  const folder = await sourceFolder({})
  await cp(path.join('tests/fixtures/import', name), folder, { recursive: true })
  return folder
}
