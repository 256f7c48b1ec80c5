import { isHashnodePost, openHashnode } from './hashnode/open-hashnode.ts'
import { findProject } from '#src/import/markdown/project/find-project.ts'
import { listPostFiles } from '#src/import/markdown/files/list-post-files.ts'
import { firstText } from '#src/import/markdown/project/site-files.ts'
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
  const first = files.slice(0, MAX_FILES)
  const heads = await Promise.all(first.map(({ file }) => firstText(file, HEAD_BYTES)))
  if (heads.some(isHashnodePost)) return openHashnode(source)
  if (heads.some(hasWikiLinks)) return openObsidian(source, files)
  return source
}
