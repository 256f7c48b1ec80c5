import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileProblem } from './source/file-problem.ts'
import { unpackArchive } from './archive/unpack-archive.ts'
import { unreadable } from './archive/unreadable.ts'
import { openExportFile, openExportFolder } from './open-export-file.ts'
import { folderFiles, isExportFolder } from './folio/export-files.ts'
import { openFolio } from './folio/open-folio.ts'
import { findProject } from '#src/import/markdown/project/find-project.ts'
import { listPostFiles } from '#src/import/markdown/files/list-post-files.ts'
import { MARKDOWN } from '#src/import/markdown/project/site-files.ts'
import { openDialect } from './open-dialect.ts'
import { unpackParts } from './notion/unpack-parts.ts'
import type { Source, SourceWarning } from './source/source-post.ts'

const ZIP = /\.zip$/i
/** Files that a post can do without. */
const IMAGE =
  /\.(?:jpe?g|png|gif|webp|avif|svg|pdf|mp4|m4v|webm|mov|mp3|m4a|ogg|wav|ico|bmp|tiff?|woff2?|ttf|otf|eot)$/i

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
  if (MARKDOWN.test(target)) return openDialect(target, top)
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
  const { posts } = await listPostFiles(await findProject(target, top))
  const isWritten = posts.some(({ file }) => !NOT_WRITTEN.test(path.relative(folder, file)))
  const source = isWritten ? undefined : await openExportFolder(folder)
  if (source === undefined && posts.length === 0) throw unreadable(name, NO_POSTS)
  return source ?? openDialect(target, top)
}

const NO_POSTS =
  'contains no posts. Pass the root folder of the site, or an export from Ghost, WordPress, Medium, Substack, dev.to, Blogger or this site'

async function openMarkdownArchive(target: string): Promise<Source | undefined> {
  const unpacked = ZIP.test(target)
    ? ((await unpackArchive(target, { mustHold: MARKDOWN, mayLack: IMAGE })) ??
      (await unpackParts(target, IMAGE)))
    : undefined
  if (!unpacked) return undefined
  try {
    const source = await openFolder(unpacked.folder, {
      name: path.basename(target),
      top: unpacked.top,
    })
    const warnings: SourceWarning[] = unpacked.damaged.map((file) => ({
      ...{ place: { file }, kind: 'picture' },
      text: 'Skipped: the file is damaged in the archive.',
    }))
    return {
      ...source,
      warnings: [...(source.warnings ?? []), ...warnings],
      folder: path.basename(target).replace(ZIP, ''),
      close: unpacked.remove,
    }
  } catch (error) {
    await unpacked.remove()
    throw error
  }
}
