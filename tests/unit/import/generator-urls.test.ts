import { expect, it } from 'vitest'
import { sourceFolder } from '#tests/support/source-folder.ts'
import type { SourceFiles } from '#tests/support/source-folder.ts'
import { ghostExport, post as ghostPost } from './ghost-export.ts'
import { opened, postsOf } from './temporary-files.ts'

const readFolder = async (folder: string) =>
  (await postsOf(folder)).map(({ key, oldPaths }) => [key, ...oldPaths])
const oldPathsOf = async (files: SourceFiles) =>
  (await readFolder(await sourceFolder(files))).map(([, ...oldPaths]) => oldPaths)

const post = (date: string) => `---\ntitle: A\ndate: ${date}\n---\nText\n`
const HEXO = {
  '_config.yml': 'permalink: :year/:month/:day/:title/\nnew_post_name: :title.md\n',
  'source/_posts/2024-09-02-dated-name.md': post('2024-09-02'),
  'source/_posts/_hidden.md': post('2024-09-03'),
  'source/_posts/cooking/soups/leek.md': post('2018-10-11'),
}

it('gives posts of Hexo the path below _posts as their title', async () => {
  expect(await readFolder(await sourceFolder(HEXO))).toEqual([
    ['source/_posts/2024-09-02-dated-name.md', '/2024/09/02/2024-09-02-dated-name/'],
    ['source/_posts/_hidden.md', '/2024/09/03/_hidden/'],
    ['source/_posts/cooking/soups/leek.md', '/2018/10/11/cooking/soups/leek/'],
  ])
})

it.each([
  [':year-:month-:day-:title.md', '2024-09-02-a.md', ':year/:title/', '/2024/a/'],
  [':year-:month-:day-:title.md', 'b/2024-09-02-a.md', ':title/', '/b-2024-09-02-a/'],
  [':year/:title.md', '2024/a_b.md', ':title/', '/a_b/'],
  [':title.md', 'b/c.md', ':year/:name.html', '/2024/c.html'],
  [':title.md', 'b/c.md', ':category/:post_title/', '/uncategorized/a-title/'],
  [':title.md', 'b/c.md', 'p/:abbrlink/', '/p/4a17b156/'],
])('fills the permalink of Hexo with %s for %s', async (newName, file, permalink, address) => {
  const files = {
    '_config.yml': `permalink: ${permalink}\nnew_post_name: ${newName}\n`,
    [`source/_posts/${file}`]:
      '---\ntitle: A title\ndate: 2024-09-02\nabbrlink: 4a17b156\n---\nText\n',
  }
  expect(await oldPathsOf(files)).toEqual([[address]])
})

const EARLY = '2018-10-12 05:00:00 +0900'
it.each([
  ['no time zone', '', EARLY, '/12/a/', '/11/a/'],
  ['a time zone', 'timezone: America/New_York\n', EARLY, '/11/a/'],
  ['an unknown time zone', 'timezone: Mars\n', EARLY, '/12/a/', '/11/a/'],
  ['a time zone, and a date without one', 'timezone: Asia/Tokyo\n', '2018-10-12 20:00', '/13/a/'],
  ['a time zone, and a date without a time', 'timezone: Asia/Tokyo\n', '2018-10-12', '/12/a/'],
])('takes the day of a post of Jekyll with %s', async (_, zone, date, ...oldPaths) => {
  const files = {
    '_config.yml': `permalink: /:day/:title/\n${zone}`,
    '_posts/2018-10-10-a.md': `---\ndate: ${date}\n---\nText\n`,
  }
  expect(await oldPathsOf(files)).toEqual([oldPaths])
})

it.each([
  ['', '2018-10-11 23:00:00', '/11/a/'],
  ['', EARLY, '/12/a/', '/11/a/'],
  ['timezone: America/New_York\n', '2018-10-11 23:00:00', '/11/a/'],
  ['timezone: Asia/Tokyo\n', '2018-10-11T20:00:00Z', '/11/a/', '/12/a/'],
])('takes the day of a post of Hexo with %j and the date %s', async (zone, date, ...oldPaths) => {
  const files = {
    '_config.yml': `permalink: :day/:title/\n${zone}`,
    'source/_posts/a.md': `---\ndate: ${date}\n---\nText\n`,
  }
  expect(await oldPathsOf(files)).toEqual([oldPaths])
})

const hugo = (date: string) => `+++\ntitle = "A"\ndate = ${date}\n+++\nText\n`
it.each<[what: string, files: SourceFiles, paths: string[]]>([
  [
    'the permalink of the collection of posts of Jekyll',
    {
      '_config.yml': 'collections:\n  posts:\n    permalink: "/news/:year/:month/:day/:title/"\n',
      '_posts/2020-02-03-first.md': 'Text\n',
    },
    ['/news/2020/02/03/first/'],
  ],
  [
    'the day of a post of Hugo as it is written',
    {
      'hugo.toml': '[permalinks]\nposts = "/:day/:slug/"\n',
      'content/posts/a.md': hugo('2018-10-12T05:00:00+09:00'),
      'content/posts/b.md': hugo('"2018-10-12 22:00:00 -0700 PDT"'),
      'content/posts/c.md': hugo('2018-10-12'),
    },
    ['/12/a/', '/12/a/', '/12/a/'],
  ],
  [
    'a section of Zola that is named like its folder of content',
    { 'zola.toml': '', 'content/documentation/content/a.md': '# A\n' },
    ['/documentation/content/a/'],
  ],
  [
    'no folders below _posts of Jekyll as categories',
    {
      '_config.yml': 'source: src\npermalink: pretty\n',
      'src/_posts/2019/2019-01-02-a.md': '# A\n',
      'src/notes/_posts/2019-01-03-b.md': '# B\n',
    },
    ['/2019/01/02/a/', '/notes/2019/01/03/b/'],
  ],
  [
    'signs of file names, encoded',
    {
      '_config.yml': 'permalink: pretty\n',
      '_posts/2009-03-12-hash-#1.markdown': '# A\n',
      '_posts/2009-03-13-100%25.md': '# B\n',
      '_posts/2009-03-14-why?.md': '# C\n',
    },
    ['/2009/03/12/hash-%231/', '/2009/03/13/100%2525/', '/2009/03/14/why%3F/'],
  ],
  [
    'settings of a site that begin with a byte order mark',
    {
      '_config.yml': '\u{FEFF}permalink: pretty\n',
      '_posts/2009-03-12-a.md': '\u{FEFF}---\ntitle: A\n---\n',
    },
    ['/2009/03/12/a/'],
  ],
  [
    'data of a folder that begins with a byte order mark',
    {
      '.eleventy.js': '',
      'posts/posts.json': '\u{FEFF}{ "permalink": "/x.html" }',
      'posts/a.md': '---\ndate: 2020-01-01\n---\n',
    },
    ['/x.html'],
  ],
])('reads %s', async (_, files, paths) => {
  expect((await oldPathsOf(files)).map(([first]) => first)).toEqual(paths)
})

it.each(['source', 'source/_posts', 'source/_posts/cooking'])(
  'knows the site of Hexo from its folder %s',
  async (inside) => {
    const folder = await sourceFolder(HEXO)
    expect((await opened(`${folder}/${inside}`)).description).toMatch(/^A Hexo site: /)
  },
)

it.each([
  ['timezone', 'Asia/Tokyo', '/2018/10/12/a-post/'],
  ['active_timezone', 'America/New_York', '/2018/10/11/a-post/'],
  ['timezone', 'Mars', '/2018/10/11/a-post/'],
])('takes the day of a post of Ghost with %s = %s', async (key, value, address) => {
  const settings = [
    { key, value },
    { key: 'permalinks', value: '/:year/:month/:day/:slug/' },
  ]
  const posts = [ghostPost({ published_at: '2018-10-11T20:00:00.000Z' })]
  const folder = await sourceFolder({ 'export.json': ghostExport({ posts, settings }) })
  expect((await readFolder(folder)).map(([, ...oldPaths]) => oldPaths.at(-1))).toEqual([address])
})
