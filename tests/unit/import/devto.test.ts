import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { allPosts } from '#tests/support/source-folder.ts'
import { opened, postsOf, writeFiles, zipped } from './temporary-files.ts'
import { bodyToContent, link } from './to-content.ts'

const FIXTURE = 'tests/fixtures/import/devto/articles.json'
const PLACE = { file: 'articles.json, post “row-locks-explained-3kfp”' }

it('reads an article', async () => {
  const source = await opened(FIXTURE)
  expect(source).toMatchObject({
    kind: 'devto',
    site: 'https://dev.to/ada',
    description: 'A dev.to export of 4 posts from https://dev.to/ada',
  })
  const [{ body, ...fields } = { body: undefined }] = await allPosts(source)
  expect(fields).toStrictEqual({
    ...{ key: '/ada/row-locks-explained-3kfp', place: PLACE, isDraft: false },
    ...{ title: 'Row locks, explained', slug: 'row-locks-explained-3kfp' },
    ...{ excerpt: 'What they cost.', author: 'Ada Byron', tags: ['postgres', 'sql'] },
    publishedAt: new Date('2021-03-02T08:15:00Z'),
    updatedAt: new Date('2021-03-05T10:00:00Z'),
    cover: { url: 'https://dev-to-uploads.s3.amazonaws.com/i/lock.png' },
    oldPaths: ['/ada/row-locks-explained-3kfp'],
    warnings: [
      ...['https://example.com/demo', 'https://github.com/ada/locks'].map((link) => ({
        ...{ place: PLACE, kind: 'embed' },
        text: `Embedded content became a link: ${link}`,
      })),
      { place: PLACE, kind: 'comments', text: '2 comments of readers will not be imported.' },
    ],
  })
  const { content, warnings } = bodyToContent(body && { body, place: PLACE })
  expect(content).toBe(CONTENT)
  expect(warnings.map(({ text }) => text)).toEqual([
    'A YouTube video became a link: https://www.youtube.com/watch?v=abc123',
  ])
})

const CONTENT = [
  '<p>One line<br>and the next.</p><ul><li><p>first</p></li><li><p>second</p></li></ul>',
  `<p>See ${link('https://dev.to/ada/half-a-thought-4m2n-temp-slug-99')} by ${link('https://dev.to/bob', '@bob')}.</p>`,
  '\n\n```sql\nSELECT 1\nFOR UPDATE; {% github x/y %}\n```\n\n',
  ...['https://example.com/demo', 'https://github.com/ada/locks'].map(
    (one) => `<p>${link(one)}</p>`,
  ),
  `<p>${link('https://www.youtube.com/watch?v=abc123')}</p>`,
  `<p><strong>More</strong><br>Hidden words</p><p>${link('https://example.com/slides', 'The slides')}</p>`,
  '\n\n![A lock](https://dev-to-uploads.s3.amazonaws.com/uploads/articles/a.png)',
].join('')

it('reads drafts, and the fields that the older editor keeps in the text', async () => {
  const [, draft, older, broken] = await postsOf(FIXTURE)
  expect(draft).toMatchObject({ title: 'Half a thought', isDraft: true, tags: [] })
  expect(older).toMatchObject({
    ...{ isDraft: false, canonicalUrl: 'https://ada.example/older' },
    cover: { url: 'https://ada.example/cover.png' },
    body: { format: 'markdown', text: '\nText.' },
  })
  expect(broken?.problem).toMatch(/^The front matter cannot be read: /)
})

it('finds the list in an archive, and names the file that cannot be read', async () => {
  const text = await readFile(FIXTURE, 'utf8')
  const archive = await zipped({ 'articles.json': text, 'comments.json': '[]' })
  expect(await postsOf(archive)).toHaveLength(4)
  await expect(opened(await writeFiles({ 'articles.json': text.slice(0, -5) }))).rejects.toThrow(
    'articles.json ends in the middle of its JSON.',
  )
  await expect(opened(await writeFiles({ 'articles.json': '[{"a":1}]' }))).rejects.toThrow(
    'articles.json is not a dev.to export: expected a list of articles with “body_markdown”.',
  )
})
