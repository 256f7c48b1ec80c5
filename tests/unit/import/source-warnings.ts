import { indexPosts } from '#src/import/prepare/index-posts.ts'
import { fileFinder } from '#src/import/prepare/post-files.ts'
import { prepareOrSkip } from '#src/import/prepare/prepare-post.ts'
import { readPosts } from '#src/import/prepare/read-posts.ts'
import { sourceFolder } from '#tests/support/source-folder.ts'
import type { SourceFiles } from '#tests/support/source-folder.ts'
import { opened } from './temporary-files.ts'

export async function warningsOf(target: string) {
  const source = await opened(target)
  const { metas, posts, close } = await readPosts(source)
  const { links } = indexPosts(metas, { slugs: new Map(), taken: new Set(), site: source.site })
  const found = []
  for await (const post of posts()) {
    const prepared = await prepareOrSkip(post, {
      ...{ links, find: fileFinder(source, false), allDrafts: false },
    })
    found.push(...post.warnings, ...prepared.warnings)
  }
  await close()
  return found
}
export const inFolder = async (files: SourceFiles) => warningsOf(await sourceFolder(files))

/** A file of Markdown whose text begins in line 5. */
export const post = (text: string) => `---\ntitle: A\ndate: 2019-05-01\n---\n${text}\n`
export const HUGO = { 'hugo.toml': 'baseURL = "https://www.old.example/"\n' }
