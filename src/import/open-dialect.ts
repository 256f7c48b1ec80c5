import { open } from 'node:fs/promises'
import { isHashnodePost, openHashnode } from './hashnode/open-hashnode.ts'
import { findProject } from '#src/import/markdown/project/find-project.ts'
import { listPostFiles } from '#src/import/markdown/files/list-post-files.ts'
import { openMarkdown } from './markdown/markdown-source.ts'
import { isNotionPage, openNotion } from './notion/open-notion.ts'
import { hasWikiLinks, openObsidian } from './obsidian/open-obsidian.ts'
import { openPelican } from './pelican/open-pelican.ts'
import type { Source } from './source/source-post.ts'

/** Files whose first bytes are read to tell who wrote them. */
const MAX_FILES = 20
const HEAD_BYTES = 8 * 1024

/** Opens Markdown, and converts what its application added. The search for its site ends at the folder `top`. */
export async function openDialect(target: string, top?: string): Promise<Source> {
  const source = await openMarkdown(target, top)
  const project = await findProject(target, top)
  const { posts: files } = await listPostFiles(project)
  if (project.generator === 'obsidian') return openObsidian(source, files)
  if (project.generator === 'pelican') return openPelican(source, project)
  if (project.generator !== 'plain') return source
  if (files.some(isNotionPage)) return openNotion(source, project)
  const heads = await Promise.all(files.slice(0, MAX_FILES).map(({ file }) => headOf(file)))
  if (heads.some(isHashnodePost)) return openHashnode(source)
  if (heads.some(hasWikiLinks)) return openObsidian(source, files)
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
