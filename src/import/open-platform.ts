import type { ExportedFiles } from './archive/open-zip.ts'
import { isBloggerFeed, openBlogger } from './blogger/open-blogger.ts'
import { isDevtoList, openDevto } from './devto/open-devto.ts'
import { isMediumPost, openMedium } from './medium/open-medium.ts'
import { isSubstackList, openSubstack } from './substack/open-substack.ts'
import type { Source } from './source/source-post.ts'

/**
 * The export of a platform that is recognised by the names of its files; undefined when they are of none.
 * Errors: `invalid` with a sentence that names the file.
 */
export async function openPlatform(files: ExportedFiles): Promise<Source | undefined> {
  if (files.names.some(isSubstackList)) return openSubstack(files)
  if (files.names.some(isMediumPost)) return openMedium(files)
  if (files.names.some(isDevtoList)) return openDevto(files)
  if (files.names.some(isBloggerFeed)) return openBlogger(files)
  return undefined
}
