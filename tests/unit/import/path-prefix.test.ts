import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { withPathPrefix } from '#src/import/source/import-options.ts'
import { readImportArguments } from '#src/scripts/import/import-arguments.ts'
import { allPosts, sourceFolder } from '#tests/support/source-folder.ts'
import { opened, writeFiles } from './temporary-files.ts'
import { wxr } from './wordpress-export.ts'

const POSTS = {
  'posts/2019-05-01-first.md': '# First\n',
  'posts/deep/second.md': '# Second\n',
  'posts/third/index.md': '# Third\n',
}
const oldPaths = async (target: string, prefix?: string) =>
  (await allPosts(withPathPrefix(await opened(target), prefix))).map((post) => post.oldPaths)

describe('posts without the settings of their site', () => {
  it('were at addresses with the name of their folder', async () => {
    const folder = path.join(await sourceFolder(POSTS), 'posts')
    expect(await oldPaths(folder)).toEqual([
      ['/posts/first/', '/posts/2019-05-01-first/'],
      ['/posts/deep/second/'],
      ['/posts/third/'],
    ])
  })

  it('does not guess a URL unless the folder name is known', async () => {
    expect(await oldPaths(await sourceFolder({ 'a.md': '# A\n' }))).toEqual([[]])
  })

  it.each(['/blog/', 'blog', '/blog'])('were below %s, as the person says', async (prefix) => {
    const folder = await sourceFolder({
      'a.md': '---\nslug: other\n---\n',
      'b c.md': '# B\n',
      'c/index.md': '# C\n',
    })
    expect(await oldPaths(folder, prefix)).toEqual([
      ['/blog/other/', '/blog/a/'],
      ['/blog/b%20c/'],
      ['/blog/c/'],
    ])
  })

  it('keep the addresses that they name', async () => {
    const post = '---\nslug: a\npermalink: /own/\n---\n'
    expect(await oldPaths(await sourceFolder({ 'a.md': post }), '/blog/')).toEqual([
      ['/blog/a/', '/own/'],
    ])
  })
})

it('adds the path of the posts of an export by their slugs', async () => {
  const file = await writeFiles({ 'export.xml': wxr('<p>Text</p>') })
  expect((await oldPaths(file, '/blog/'))[0]).toEqual(['/blog/title/', '/title/', '/?p=5'])
})

it.each(['https://old.example/blog/', '', '/', 'a b', '//blog'])(
  'refuses the prefix “%s”',
  (prefix) => {
    expect(() => readImportArguments(['posts', '--prefix', prefix])).toThrow(
      '--prefix must be a path such as /blog/',
    )
  },
)

it.each([
  ['no name', ''],
  ['a blank', ' '],
  ['1,001 characters', 'a'.repeat(1001)],
])('refuses %s as the name of a source', (_, name) => {
  expect(() => readImportArguments(['posts', '--as', name])).toThrow(
    '--as must be the name of a source, of at most 1000 characters',
  )
})
