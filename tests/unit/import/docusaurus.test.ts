import { expect, it } from 'vitest'
import { allPosts, copiedFixture } from '#tests/support/source-folder.ts'
import type { SourceFiles } from '#tests/support/source-folder.ts'
import { opened, postsIn } from './temporary-files.ts'

const read = async (files: SourceFiles) =>
  (await postsIn(files)).map(({ slug, author, oldPaths }) => [slug, author, ...oldPaths])

it('reads the posts of a site, with dates, addresses and names of authors', async () => {
  const source = await opened(await copiedFixture('docusaurus'))
  expect(source).toMatchObject({
    ...{ description: 'A Docusaurus site: 4 posts', site: 'https://docu.example' },
    warnings: [{ place: { file: 'docs/intro.md' }, kind: 'page' }],
  })
  const posts = await allPosts(source)
  expect(
    posts.map(({ title, slug, author, publishedAt, oldPaths }) => [
      ...[title, slug, author, publishedAt?.toISOString().slice(0, 10), ...oldPaths],
    ]),
  ).toEqual([
    ['Welcome', 'welcome', 'Ada Byron, Tom Muster', '2021-08-26', '/blog/welcome'],
    ['Second', 'second', 'Ada Byron', '2022-05-10', '/blog/2022/05/10/second'],
    ['Third', 'third', 'Inline Name', '2023-01-02', '/blog/2023/01/02/third'],
    ['Not yet', 'not-yet', 'Ada Byron', '2025-10-23', '/blog/2025/10/23/_not-yet'],
  ])
})

it('reads where the blogs of a site are', async () => {
  const config = `export default { url: 'https://a.example', baseUrl: '/sub/',
    presets: [['classic', { blog: { routeBasePath: '/', path: './posts', feedOptions: {} } }]],
    plugins: [['@docusaurus/plugin-content-blog', { id: 'news', path: 'news', routeBasePath: 'updates' }]] }`
  const text = (fields: string) => `---\n${fields}\n---\nText\n`
  expect(
    await read({
      'docusaurus.config.ts': config,
      'news/authors.yml': '\u{FEFF}eve: { name: Eve Muster }\n',
      'news/team/2024-1-2-a.md': text('authors: [{ key: eve }, zoe, { name: Own, key: eve }]'),
      'posts/plain/index.md': text('author: eve'),
    }),
  ).toEqual([
    ['a', 'Eve Muster, zoe, Own', '/sub/updates/2024/1/2/team/a'],
    ['plain', 'eve', '/sub/plain'],
  ])
})

it('reads the pages of a site without a blog', async () => {
  const files = { 'docusaurus.config.js': '', 'docs/intro.md': '# Intro\n' }
  expect(await read(files)).toEqual([['intro', undefined]])
})
