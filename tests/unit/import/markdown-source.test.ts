import { symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listMarkdown } from '#src/import/markdown/files/list-post-files.ts'
import { openMarkdown } from '#src/import/markdown/markdown-source.ts'
import { allPosts, sourceFolder } from '#tests/support/source-folder.ts'
import type { SourceFiles } from '#tests/support/source-folder.ts'

const read = async (files: SourceFiles, inside = '') => {
  const source = await openMarkdown(
    await listMarkdown(path.join(await sourceFolder(files), inside)),
  )
  return { source, posts: await allPosts(source) }
}
const dated = (more = '') => `---\ntitle: A title\ndate: 2019-05-01\n${more}---\nText\n`

const SITES: [
  what: string,
  files: SourceFiles,
  description: string,
  posts: [key: string, slug: string, oldPaths: string[]][],
][] = [
  [
    'Hugo bundles, and not its pages',
    {
      'hugo.toml':
        'baseURL = "https://a.example/sub/"\n[permalinks]\nposts = "/:year/:month/:slug/"\n',
      'content/_index.md': dated(),
      'content/about.md': dated(),
      'content/posts/one/index.md': dated('aliases: [/old/one, "https://a.example/older.html"]\n'),
      'content/posts/two.md': dated('slug: second\n'),
      'themes/t/exampleSite/content/posts/x.md': dated(),
    },
    'A Hugo site: 2 posts',
    [
      ['content/posts/one/index.md', 'one', ['/sub/2019/05/a-title/', '/old/one', '/older.html']],
      ['content/posts/two.md', 'second', ['/sub/2019/05/second/']],
    ],
  ],
  [
    'Zola, with posts beside its sections',
    {
      'config.toml': 'base_url = "https://a.example/sub"\n',
      'content/_index.md': dated(),
      'content/2019-05-01-one.md': dated(),
      'content/more/two/index.md':
        '+++\ntitle = "A"\npath = "2019/two"\n[taxonomies]\ntags = ["x"]\n+++\nText\n',
    },
    'A Zola site: 2 posts',
    [
      ['content/2019-05-01-one.md', 'one', ['/sub/one/']],
      ['content/more/two/index.md', 'two', ['/sub/2019/two']],
    ],
  ],
  [
    'Hugo without settings for addresses',
    { 'config.yaml': 'title: x\n', 'content/post/My First.md': dated() },
    'A Hugo site: one post',
    [['content/post/My First.md', 'My First', ['/post/my-first/']]],
  ],
  [
    'Jekyll with its default addresses',
    {
      '_config.yml': 'baseurl: /blog2\n',
      '_posts/2018-04-03-a-b.md': '---\ntitle: A\ncategories: x y\n---\n',
      '_drafts/c.md': '---\ntitle: C\n---\n',
      'index.md': '---\nlayout: home\n---\n',
    },
    'A Jekyll site: 2 posts',
    [
      ['_drafts/c.md', 'c', []],
      [
        '_posts/2018-04-03-a-b.md',
        'a-b',
        ['/blog2/x/y/2018/04/03/a-b.html', '/blog2/x/y/2018/04/03/a-b'],
      ],
    ],
  ],
  [
    'Jekyll with pretty addresses and former ones',
    {
      '_config.yml': 'permalink: pretty\n',
      '_posts/2018-04-03-a.md': '---\nredirect_from:\n  - /one\n  - /two/\n---\n# A\n',
    },
    'A Jekyll site: one post',
    [['_posts/2018-04-03-a.md', 'a', ['/2018/04/03/a/', '/one', '/two/']]],
  ],
  [
    'Hexo',
    {
      '_config.yml': 'title: x\n',
      'source/_posts/a.md': dated(),
      'source/about/index.md': dated(),
    },
    'A Hexo site: one post',
    [['source/_posts/a.md', 'a', ['/2019/05/01/a/']]],
  ],
  [
    'Astro',
    {
      'astro.config.mjs': '',
      'src/content/blog/a.mdx': dated(),
      'README.md': '# x',
      'docs/x.md': '# x',
    },
    'An Astro site: one post',
    [['src/content/blog/a.mdx', 'a', ['/blog/a']]],
  ],
  [
    'Next.js',
    { 'next.config.js': '', 'posts/a.md': dated(), 'app/blog/(x)/b/page.mdx': dated() },
    'A Next.js site: 2 posts',
    [
      ['app/blog/(x)/b/page.mdx', 'b', ['/blog/b']],
      ['posts/a.md', 'a', ['/posts/a', '/blog/a']],
    ],
  ],
  [
    'Eleventy',
    {
      'eleventy.config.js': '',
      'src/posts/2019-05-01-a.md': dated(),
      'src/posts/b.md': dated('permalink: /b.html\n'),
    },
    'An Eleventy site: 2 posts',
    [
      ['src/posts/2019-05-01-a.md', 'a', ['/posts/a/', '/blog/a/']],
      ['src/posts/b.md', 'b', ['/b.html']],
    ],
  ],
  [
    'Gatsby',
    { 'gatsby-config.js': '', 'content/blog/a-b/index.md': dated() },
    'A Gatsby site: one post',
    [['content/blog/a-b/index.md', 'a-b', ['/a-b/', '/blog/a-b/']]],
  ],
  [
    'a plain folder',
    { 'a.md': '# A\n', 'b/c.markdown': 'x', 'README.md': '# x', 'node_modules/x/y.md': '' },
    'A folder of Markdown: 2 posts',
    [
      ['a.md', 'a', []],
      ['b/c.markdown', 'c', ['/b/c/']],
    ],
  ],
]

it.each(SITES)('reads %s', async (_, files, description, expected) => {
  const { source, posts } = await read(files)
  expect(source.description).toBe(description)
  expect(posts.map(({ key, slug, oldPaths }) => [key, slug, oldPaths])).toEqual(expected)
})

it('gives a post of a folder inside a site the same identity', async () => {
  const files = { 'hugo.toml': '', 'content/notes/a.md': dated(), 'content/posts/b.md': dated() }
  const { posts } = await read(files, 'content/notes')
  expect(posts.map(({ key }) => key)).toEqual(['content/notes/a.md'])
})

it('completes the front matter from the text and the file name', async () => {
  const { posts } = await read({
    '_posts/2018-04-03-my-name.md': 'Text\n\n# Not a title\n',
    '_posts/2018-04-04-b.md': '\n# A *title* here\n\nText\n',
  })
  expect(posts).toMatchObject([
    { title: 'My name', publishedAt: new Date('2018-04-03') },
    { title: 'A title here', body: { text: '\n\n\nText\n' }, place: { line: 1 } },
  ])
})

it('names what cannot be read, and goes on', async () => {
  const { posts } = await read({
    'a.md': Buffer.from('caf\u00e9', 'latin1'),
    'b.md': '---\ntitle: [\n---\n',
    'c.md': Buffer.alloc(1024 * 1024 + 1, 'x'),
    'd.md': Buffer.from('\ufeffText', 'utf16le'),
  })
  expect(posts.map(({ problem }) => problem)).toEqual([
    'The file is not text in UTF-8: save it in this encoding',
    expect.stringContaining('The front matter cannot be read'),
    'The file is larger than 1 MB',
    undefined,
  ])
  expect(posts[3]?.body.text).toBe('Text')
})

it('finds images next to the text and in the folders of the site, and none outside', async () => {
  const { source, posts } = await read({
    'hugo.toml': '',
    'content/posts/a/index.md': dated(),
    'content/posts/a/b c.png': 'beside',
    'static/images/d.png': 'static',
    'src/assets/e.png': 'alias',
  })
  const [post] = posts
  const text = async (address: string) => {
    const file = post && (await source.file(address, post))
    return file && String(await file.read())
  }
  expect(await text('b%20c.png?v=1')).toBe('beside')
  expect(await text('./b c.png')).toBe('beside')
  expect(await text('/images/d.png')).toBe('static')
  expect(await text('../../../static/images/d.png')).toBe('static')
  expect(await text('@/assets/e.png')).toBe('alias')
  for (const outside of [
    '../../../../etc/passwd',
    '/../../etc/hosts',
    'file:///etc/hosts',
    '//a.example/b.png',
    'x%00.png',
  ])
    expect(await text(outside)).toBeUndefined()
})

it('follows no link to a file outside of the folder', async () => {
  const folder = await sourceFolder({ 'a.md': 'x' })
  const other = await sourceFolder({ 'secret.png': 'x' })
  await symlink(path.join(other, 'secret.png'), path.join(folder, 'b.png'))
  await writeFile(path.join(folder, 'c.png'), 'c')
  const source = await openMarkdown(await listMarkdown(folder))
  const [post] = await allPosts(source)
  expect(post && (await source.file('b.png', post))).toBeUndefined()
  expect(post && (await source.file('c.png', post))?.name).toBe('c.png')
})

it.each([
  [
    'its own address',
    { 'content/a.md': '+++\ntitle = "A"\npath = "2014/09/15/a"\n+++\nText\n' },
    '2014-09-15',
  ],
  [
    'the folders of its file',
    { 'content/2014/9/5/a.md': '---\ntitle: A\n---\nText\n' },
    '2014-09-05',
  ],
  ['a date before all', { 'content/2014/9/5/a.md': dated() }, '2019-05-01'],
] as const)('dates a post by %s', async (_what, files, day) => {
  const { posts } = await read({ 'config.toml': '', ...files })
  expect(posts.map(({ publishedAt }) => publishedAt?.toISOString())).toEqual([
    `${day}T00:00:00.000Z`,
  ])
})

it('takes no day of an address that the calendar does not have', async () => {
  const { posts } = await read({ 'content/2014/13/40/a.md': '---\ntitle: A\n---\nText\n' })
  expect(
    posts.map(({ publishedAt, dateProblem }) => [publishedAt, dateProblem !== undefined]),
  ).toEqual([[undefined, true]])
})
