import { expect, it } from 'vitest'
import { copiedFixture } from '#tests/support/source-folder.ts'
import type { SourceFiles } from '#tests/support/source-folder.ts'
import { postsIn, postsOf } from './temporary-files.ts'

it('gives the address of a post of Hugo to the text in the language of the site', async () => {
  const posts = await postsOf(await copiedFixture('hugo-languages'))
  expect(posts.map(({ key, slug, oldPaths }) => [key, slug, ...oldPaths])).toEqual([
    ['content/posts/hello/index.md', 'hello', '/posts/hello/'],
    ['content/posts/hello/index.de.md', 'hello', '/de/posts/hello/'],
    ['content/posts/hello/index.zh-hant-tw.md', 'hello', '/zh-hant-tw/posts/hello/'],
    ['content/posts/second/index.md', 'second', '/posts/second/'],
    ['content/posts/second/index.de.md', 'second', '/de/posts/second/'],
  ])
})

it.each<[what: string, files: SourceFiles, oldPaths: string[]]>([
  [
    'Zola',
    {
      'zola.toml': 'default_language = "fr"\n[languages.en]\n[languages.zh-Hans]\n',
      'content/blog/cheese.en.md': '# A\n',
      'content/blog/cheese.md': '# A\n',
      'content/blog/cheese.zh-Hans.md': '# A\n',
    },
    ['/blog/cheese/', '/en/blog/cheese/', '/zh-hans/blog/cheese/'],
  ],
  [
    'an older Zola',
    {
      'config.toml': 'base_url = "/"\nlanguages = [{ code = "fr" }]\n',
      'content/cheese.fr.md': '# A\n',
      'content/cheese.md': '# A\n',
    },
    ['/cheese/', '/fr/cheese/'],
  ],
  [
    'Hugo with every language below its name',
    {
      'hugo.yaml':
        'defaultContentLanguage: de\ndefaultContentLanguageInSubdir: true\nlanguages: {de: {}, en: {}}\n',
      'content/posts/a.en.md': '# A\n',
      'content/posts/a.md': '# A\n',
      'content/posts/v1.fr.md': '# A\n',
    },
    ['/de/posts/a/', '/en/posts/a/', '/de/posts/v1.fr/'],
  ],
  [
    'Hugo with a folder for each language',
    {
      'hugo.toml':
        '[languages.de]\ncontentDir = "content/a-german"\n[languages.en]\ncontentDir = "content/english"\n',
      'content/a-german/posts/a.md': '# A\n',
      'content/english/posts/a.md': '# A\n',
    },
    ['/posts/a/', '/de/posts/a/'],
  ],
  [
    'Hugo without names of languages',
    {
      'hugo.toml': '[permalinks]\nposts = "/p/:slug/"\n',
      'content/posts/a.md': '---\ntitle: A\n---\n',
      'content/posts/a.pt-br.md': '---\ntitle: B\n---\n',
    },
    ['/p/a/', '/pt-br/p/b/'],
  ],
])('gives translations addresses of their own: %s', async (_, files, oldPaths) => {
  const posts = await postsIn(files)
  expect(posts.map((post) => post.oldPaths[0])).toEqual(oldPaths)
})
