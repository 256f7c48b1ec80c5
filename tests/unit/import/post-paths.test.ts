import { expect, it } from 'vitest'
import { allPosts, sourceFolder } from '#tests/support/source-folder.ts'
import type { SourceFiles } from '#tests/support/source-folder.ts'
import { wxr } from './wordpress-export.ts'
import { opened, postsIn } from './temporary-files.ts'

const read = async (files: SourceFiles) =>
  (await postsIn(files)).map(({ slug, oldPaths }) => [slug, ...oldPaths])

it('keeps the addresses of slugs with “nan” in them, and gives a post without a date none', async () => {
  const files = {
    '_config.yml': 'permalink: pretty\n',
    '_drafts/financial.md': 'Text\n',
    '_posts/2018-04-03-nano-banana.md': 'Text\n',
    '_posts/2018-04-04-invalid-date.md': 'Text\n',
  }
  expect(await read(files)).toEqual([
    ['financial'],
    ['nano-banana', '/2018/04/03/nano-banana/'],
    ['invalid-date', '/2018/04/04/invalid-date/'],
  ])
})

it.each([
  ['date', '2021/01/03/a.html', '2021/01/03/a'],
  ['ordinal', '2021/003/a.html', '2021/003/a'],
  ['weekdate', '2021/W53/Sun/a.html', '2021/W53/Sun/a'],
  ['/:w_year/:week/:w_day/:title/', '2020/53/7/a/'],
  ['/:short_month/:long_day/:title', 'Jan/Sunday/a'],
  ['constructor', '2021/01/03/a.html', '2021/01/03/a'],
  ['/:constructor/:title/'],
])('knows the addresses of Jekyll’s permalink %s', async (permalink, ...paths) => {
  const files = {
    '_config.yml': `permalink: ${permalink}\n`,
    '_posts/2021-01-03-a.md': '---\nlayout: post\n---\nText\n',
  }
  expect(await read(files)).toEqual([['a', ...paths.map((path) => `/${path}`)]])
})

it.each([
  [':yearday', '37'],
  [':weekday', '4'],
  [':weekdayname', 'thursday'],
])('knows Hugo’s %s', async (name, part) => {
  const files = {
    'hugo.toml': `[permalinks]\nposts = "/${name}/:slug/"\n`,
    'content/posts/a.md': '---\ntitle: A\ndate: 2020-02-06\n---\nText\n',
  }
  expect(await read(files)).toEqual([['a', `/${part}/a/`]])
})

it('takes a language off the name of a file, and no other ending', async () => {
  const files = {
    '_config.yml': 'permalink: pretty\n',
    '_posts/2021-01-03-hello.de.md': 'Text\n',
    '_posts/2021-01-04-why-node.js.md': 'Text\n',
    '_posts/2021-01-05-strict.ts.md': 'Text\n',
  }
  expect((await read(files)).map(([slug]) => slug)).toEqual(['hello', 'why-node.js', 'strict.ts'])
})

it.each([
  ['null', 'holds no list of settings'],
  ['[1, 2]', 'holds no list of settings'],
  ['"text"', 'holds no list of settings'],
  ['{', 'is malformed'],
])('reads a site whose config.json is %s, with a warning', async (config, problem) => {
  const folder = await sourceFolder({
    ...{ 'config.json': config, 'content/posts/a.md': '---\ntitle: A\n---\nText\n' },
  })
  const source = await opened(folder)
  expect(source.warnings?.map(({ text }) => text)).toEqual([
    `It ${problem}. The default settings are used.`,
  ])
  expect((await allPosts(source)).map(({ oldPaths }) => oldPaths)).toEqual([['/posts/a/']])
})

it.each([
  ['https://older.example/2009/05/first-name.html', '/2009/05/first-name.html'],
  ['https://example.com/?post_type=post&amp;p=5&amp;x=1', '/?post_type=post&p=5&x=1'],
  ['https://example.com/'],
  ['tag:blogger.com,1999:blog-1.post-2'],
])('keeps the address that WordPress’ GUID %s is', async (guid, ...paths) => {
  const files = { 'blog.xml': wxr('<p>Text</p>', `<guid isPermaLink="false">${guid}</guid>`) }
  expect(await read(files)).toEqual([['title', '/title/', '/?p=5', ...paths]])
})
