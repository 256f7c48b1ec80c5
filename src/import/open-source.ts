import { mkdtempDisposable, realpath, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileProblem } from './source/file-problem.ts'
import { unpackArchive, unpackParts } from './archive/unpack-archive.ts'
import { unreadable } from './archive/unreadable.ts'
import { openExportFile, openExportFolder } from './open-export-file.ts'
import { folderFiles, isExportFolder } from './folio/export-files.ts'
import { openFolio } from './folio/open-folio.ts'
import { isHashnodePost, openHashnode } from './hashnode/open-hashnode.ts'
import { listMarkdown } from '#src/import/markdown/files/list-post-files.ts'
import type { MarkdownFiles } from '#src/import/markdown/files/list-post-files.ts'
import { openMarkdown } from './markdown/markdown-source.ts'
import { firstText, MARKDOWN } from '#src/import/markdown/project/site-files.ts'
import { isNotionPage, openNotion } from './notion/open-notion.ts'
import { hasWikiLinks, openObsidian } from './obsidian/open-obsidian.ts'
import { openPelican } from './pelican/open-pelican.ts'
import type { Source, SourceWarning } from './source/source-post.ts'

const ZIP = /\.zip$/i

/**
 * Recognises a file or folder. The search for the site's root ends at the folder `top`. Errors: `invalid` with a
 * sentence.
 */
export async function openSource(target: string, top?: string): Promise<Source> {
  const found = await stat(target).catch((error: NodeJS.ErrnoException) => {
    if (/^(?:ENOENT|ENOTDIR)$/.test(error.code ?? '')) throw new Error(`${target} does not exist`)
    throw unreadable(target, fileProblem(error), error)
  })
  if (found.isDirectory() && (await isExportFolder(target)))
    return openFolio(await folderFiles(target))
  if (found.isDirectory())
    return openFolder(target, { name: path.basename(path.resolve(target)), top })
  if (MARKDOWN.test(target)) return openDialect(await listMarkdown(target, top), top)
  const source = (await openExportFile(target)) ?? (await openMarkdownArchive(target))
  if (source) return source
  const what =
    'is not a supported file: expected Markdown or an export from Ghost, WordPress, Medium, Substack, dev.to, Blogger or this site'
  throw unreadable(path.basename(target), what)
}

const NOT_WRITTEN = /^wp-(?:content|admin|includes)\//

/** Markdown; without any, an export next to its images: a blog may keep the export of its predecessor. */
async function openFolder(
  target: string,
  { name, top }: { name: string; top: string | undefined },
): Promise<Source> {
  const folder = await realpath(target)
  const files = await listMarkdown(target, top)
  const { posts } = files
  const isWritten = posts.some(({ file }) => !NOT_WRITTEN.test(path.relative(folder, file)))
  const source = isWritten ? undefined : await openExportFolder(folder)
  if (source === undefined && posts.length === 0) throw unreadable(name, NO_POSTS)
  return source ?? openDialect(files, top)
}

const NO_POSTS =
  'contains no posts. Pass the root folder of the site, or an export from Ghost, WordPress, Medium, Substack, dev.to, Blogger or this site'

/** Files whose first bytes are read to tell who wrote them. */
const MAX_FILES = 20
const HEAD_BYTES = 8 * 1024

/** Opens Markdown, and converts what its application added. */
async function openDialect(files: MarkdownFiles, top: string | undefined): Promise<Source> {
  const { project, posts } = files
  const source = await openMarkdown(files, top)
  if (project.generator === 'obsidian') return openObsidian(source, posts)
  if (project.generator === 'pelican') return openPelican(source, project)
  if (project.generator !== 'plain') return source
  if (posts.some(isNotionPage)) return openNotion(source, project)
  const first = posts.slice(0, MAX_FILES)
  const heads = await Promise.all(first.map(({ file }) => firstText(file, HEAD_BYTES)))
  if (heads.some(isHashnodePost)) return openHashnode(source)
  return heads.some(hasWikiLinks) ? openObsidian(source, posts) : source
}

async function openMarkdownArchive(target: string): Promise<Source | undefined> {
  if (!ZIP.test(target)) return undefined
  await using temporary = new AsyncDisposableStack()
  const prefix = path.join(tmpdir(), 'folio-import-unpacked-')
  const top = await realpath(temporary.use(await mkdtempDisposable(prefix)).path)
  const unpacked =
    (await unpackArchive(top, { file: target, mustHold: MARKDOWN })) ??
    (await unpackParts(top, target))
  if (!unpacked) return undefined
  const source = await openFolder(unpacked.folder, { name: path.basename(target), top })
  const warnings: SourceWarning[] = unpacked.damaged.map((file) => ({
    ...{ place: { file }, kind: 'picture' },
    text: 'Skipped: the file is damaged in the archive.',
  }))
  const kept = temporary.move()
  return {
    ...source,
    warnings: [...(source.warnings ?? []), ...warnings],
    folder: path.basename(target).replace(ZIP, ''),
    close: () => kept.disposeAsync(),
  }
}
