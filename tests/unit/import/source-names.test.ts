import { describe, expect, it } from 'vitest'
import { isSameSource, proposedName, sourceNames } from '#src/import/source/source-names.ts'
import { sourceFolder } from '#tests/support/source-folder.ts'
import { opened } from './temporary-files.ts'

const git = (url: string) =>
  `[core]\n\tbare = false\n[remote "origin"]\n\turl = ${url}\n\tfetch = +refs\n[branch "main"]\n\tremote = origin\n`
const folderOf = async (url: string) =>
  opened(
    await sourceFolder({
      '.git/config': git(url),
      'hugo.toml': 'baseURL = "https://www.Old.example/blog/"',
      'content/posts/a.md': 'Text\n',
    }),
  )

describe('names of a source', () => {
  it.each([
    ['https://me:secret@GitHub.com/me/blog.git', 'github.com/me/blog'],
    ['git@github.com:me/blog.git', 'github.com/me/blog'],
    ['ssh://git@github.com:2222/me/blog', 'github.com/me/blog'],
    ['/srv/git/blog.git', '/srv/git/blog'],
  ])(
    'derives identifiers from the repository %s, the site URL and the path',
    async (url, remote) => {
      const source = await folderOf(url)
      expect(sourceNames(source)).toEqual([
        `markdown remote ${remote}`,
        'markdown site old.example/blog',
        `markdown path ${source.path ?? 'none'}`,
      ])
      expect(proposedName(source)).toBe(`markdown:${remote}`)
    },
  )

  it('distinguish two blogs of one repository', async () => {
    const folder = await sourceFolder({
      '.git/config': git('git@github.com:me/all.git'),
      'one/posts/a.md': 'Text\n',
      'two/posts/a.md': 'Text\n',
    })
    const [one, two] = await Promise.all(
      ['one', 'two'].map(async (name) => sourceNames(await opened(`${folder}/${name}/posts`))),
    )
    expect(one?.[0]).toBe('markdown remote github.com/me/all/one/posts')
    expect(two?.[0]).toBe('markdown remote github.com/me/all/two/posts')
  })

  it('are none of an upload, which lies somewhere else each time', async () => {
    const folder = await sourceFolder({ 'posts/a.md': 'Text\n' })
    const source = await opened(`${folder}/posts`, folder)
    expect(sourceNames(source)).toEqual([])
    expect(proposedName(source)).toBe('markdown:posts')
  })

  it.each([
    'http://localhost:1313/',
    'https://example.com',
    'https://www.example.org/blog',
    'https://yourname.github.io',
    '/blog',
  ])('leave out the address %s, which many new sites have', (site) => {
    expect(sourceNames({ kind: 'wordpress', site })).toEqual([])
  })
})

describe('two sources', () => {
  const [remote, other] = ['markdown remote a', 'markdown remote b']
  const [site, path] = ['markdown site x.example', 'markdown path /posts']

  it.each([
    [[remote, site], [site, path], true],
    [[remote, site, path], [other, site, path], false],
    [[site, path], ['markdown site y.example', path], false],
    [[path], [remote, path], true],
    [[remote], [path], undefined],
    [['ghost site x.example'], [site], false],
    [[], [site], undefined],
  ])('named %j and %j: the strongest class that both have decides', (one, two, expected) => {
    expect(isSameSource(one, two)).toBe(expected)
  })
})
