import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openExportFile } from '#src/import/open-export-file.ts'
import type { Source, SourcePost } from '#src/import/source/source-post.ts'
import { folderOfTest } from '#tests/support/temporary-folder.ts'
import { zipBytes } from '#tests/support/zip-bytes.ts'

/** Files in a folder of the test's own; the path of the first. */
export async function writeFiles(files: Record<string, string | Buffer>): Promise<string> {
  const folder = folderOfTest()
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return join(folder, Object.keys(files)[0] ?? '')
}

/** An archive with these files. */
export async function zipped(files: Record<string, string | Buffer>): Promise<string> {
  return writeFiles({ 'export.zip': Buffer.from(await zipBytes(files)) })
}

/** An export of a known kind, closed after the test. */
export async function opened(path: string): Promise<Source> {
  const source = await openExportFile(path)
  if (!source) throw new Error('Not recognised as an export')
  onTestFinished(() => source.close())
  return source
}

export async function postsOf(path: string): Promise<SourcePost[]> {
  const posts: SourcePost[] = []
  for await (const post of (await opened(path)).posts()) posts.push(post)
  return posts
}

/** The file at an address as the first post writes it. */
export async function fileAt(
  path: string,
  address: string,
): Promise<{ name: string; text: string } | undefined> {
  const [from] = await postsOf(path)
  const file = from && (await (await opened(path)).file(address, from))
  return file && { name: file.name, text: String(await file.read()) }
}
