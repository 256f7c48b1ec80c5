import { open } from 'node:fs/promises'
import { isHashnodePost, openHashnode } from './hashnode/open-hashnode.ts'
import { findProject } from './markdown/find-project.ts'
import { listPostFiles } from './markdown/list-post-files.ts'
import { openMarkdown } from './markdown/markdown-source.ts'
import type { Source } from './source/source-post.ts'

/** Files whose first bytes are read to tell who wrote them. */
const MOST_FILES = 20
const HEAD_BYTES = 8 * 1024

/**
 * A folder of Markdown, or one file of it; where an application wrote it, with what only that application knows replaced.
 * @param top the folder above which its site is not looked for
 */
export async function openDialect(target: string, top?: string): Promise<Source> {
  const source = await openMarkdown(target, top)
  const project = await findProject(target, top)
  if (project.generator !== 'plain') return source
  const files = (await listPostFiles(project)).slice(0, MOST_FILES)
  const heads = await Promise.all(files.map(({ file }) => headOf(file)))
  if (heads.some(isHashnodePost)) return openHashnode(source)
  return source
}

/** A file that cannot be read is reported where it is read whole. */
async function headOf(path: string): Promise<string> {
  const file = await open(path).catch(() => undefined)
  try {
    const { buffer, bytesRead } = (await file?.read({ buffer: Buffer.alloc(HEAD_BYTES) })) ?? {}
    return buffer?.toString('utf8', 0, bytesRead) ?? ''
  } finally {
    await file?.close()
  }
}
