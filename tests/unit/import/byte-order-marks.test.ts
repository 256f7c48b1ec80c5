import { expect, it } from 'vitest'
import { openSource } from '#src/import/open-source.ts'
import { allPosts, sourceFolder } from '#tests/support/source-folder.ts'
import type { SourceFiles } from '#tests/support/source-folder.ts'
import { ghostExport, post } from './ghost-export.ts'
import { zipped } from './temporary-files.ts'

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
  for (const target of [`${folder}/${name}`, archive]) {
    const source = await openSource(target)
    expect(await allPosts(source)).toHaveLength(1)
    await source.close()
  }
})
