import { expect, it } from 'vitest'
import { sourceFolder } from '#tests/support/source-folder.ts'
import type { SourceFiles } from '#tests/support/source-folder.ts'
import { ghostExport, post } from './ghost-export.ts'
import { postsOf, zipped } from './temporary-files.ts'

const MARK = '\u{FEFF}'
const ghost = `${MARK}${ghostExport({ posts: [post({})] })}`
const article = { id: 1, title: 'A', body_markdown: 'Text', published: true, slug: 'a' }

it.each<[string, SourceFiles]>([
  ['Ghost', { 'export.json': ghost }],
  ['dev.to', { 'articles.json': `${MARK}${JSON.stringify([article])}` }],
])('reads an export of %s that begins with a byte order mark', async (_, files) => {
  const [name = ''] = Object.keys(files)
  const folder = await sourceFolder(files)
  const archive = await zipped(files)
  for (const target of [`${folder}/${name}`, archive]) expect(await postsOf(target)).toHaveLength(1)
})
