import { expect, it } from 'vitest'
import { allPosts, copiedFixture, sourceFolder } from '#tests/support/source-folder.ts'
import { bodyToContent, link } from './to-content.ts'
import { opened } from './temporary-files.ts'

const FILE = 'cm3u1qaki000n0amn55fzdc4v.md'

it('reads a backup', async () => {
  const source = await opened(await copiedFixture('hashnode'))
  expect(source).toMatchObject({ kind: 'markdown', description: 'A Hashnode backup: 2 posts' })
  const [{ body, ...fields } = { body: undefined }, second] = await allPosts(source)
  expect(fields).toStrictEqual({
    ...{ key: FILE, place: { file: FILE, line: 12 }, isDraft: false },
    ...{ title: 'Row locks, explained', slug: 'row-locks-explained' },
    publishedAt: new Date('2024-11-23T10:47:28Z'),
    ...{ seoTitle: 'Row locks in PostgreSQL', seoDescription: 'How row locks work' },
    tags: ['postgresql', 'sql', 'locks'],
    cover: {
      url: 'https://cdn.hashnode.com/res/hashnode/image/upload/v1732354287948/1ffa69bc.png',
    },
    oldPaths: ['/row-locks-explained'],
    warnings: [
      [15, 'Embedded content became a link: https://github.com/ada/locks'],
      [28, 'A widget of Hashnode was removed.'],
    ].map(([line, text]) => ({ place: { file: FILE, line }, text, kind: 'embed' })),
  })
  expect(bodyToContent(body && { body, place: { file: FILE } })).toStrictEqual({
    content: CONTENT,
    warnings: [],
  })
  expect(second?.oldPaths).toEqual(['/second'])
})

const CONTENT = [
  `<p>What locks cost, and ${link('https://ada.hashnode.dev/second', 'the other one')}.</p>`,
  `<p>${link('https://github.com/ada/locks')}</p>`,
  '\n\n![A lock](https://cdn.hashnode.com/res/hashnode/image/upload/v1/lock.png)\n\n',
  '<blockquote data-callout="tip"><p>Measured on <strong>one</strong> core.</p></blockquote>',
  '\n\n```plaintext\n%[https://example.com/kept]\n```',
].join('')

it('leaves Markdown of others alone', async () => {
  const folder = await sourceFolder({ 'a.md': '---\ntitle: A\n---\n%[https://example.com]\n' })
  const source = await opened(folder)
  expect(source).toMatchObject({ kind: 'markdown', description: 'A folder of Markdown: one post' })
  expect((await allPosts(source))[0]?.body.text).toBe('%[https://example.com]\n')
})
