import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { allPosts, copiedFixture } from '#tests/support/source-folder.ts'
import { opened, postsIn, postsOf, zipped } from './temporary-files.ts'
import { bodyToContent, link } from './to-content.ts'

const [PAGE, OTHER, ABOUT] = [
  '0123456789abcdef0123456789abcdef',
  'fedcba9876543210fedcba9876543210',
  '11112222333344445555666677778888',
]
const BLOG = 'Blog 99990000aaaabbbbccccddddeeeeffff'

it('reads an entry of a database with the properties at its head', async () => {
  const source = await opened(await copiedFixture('notion'))
  expect(source).toMatchObject({ kind: 'markdown', description: 'A Notion export: 3 posts' })
  const post = (await allPosts(source)).find(({ key }) => key === `${PAGE}.md`)
  expect(post).toMatchObject({
    ...{ title: 'Row locks', isDraft: false, tags: ['postgresql', 'sql'] },
    publishedAt: new Date('2024-03-04'),
    updatedAt: new Date('2024-03-05T10:30:00Z'),
    warnings: [{ text: 'The table “Ideas” became its name.' }],
  })
  expect(post).not.toHaveProperty('slug')
  expect(bodyToContent(post).content).toBe(
    [
      `<p>See ${link(`/${OTHER}.md`, 'Half a thought')} and Ideas.</p><p>Note: this is text.</p>`,
      `\n\n![](Row%20locks%20${PAGE}/lock.png)\n\n`,
      '<blockquote data-callout="tip"><p>Measured on <strong>one</strong> core.</p></blockquote>',
      '\n\n```sql\nSELECT 1\n```',
    ].join(''),
  )
  const image = post && (await source.file(`Row%20locks%20${PAGE}/lock.png`, post))
  expect(String(await image?.read())).toBe('pixels')
})

it('imports unpublished pages as drafts, without the text of other pages', async () => {
  const posts = await postsOf(await copiedFixture('notion'))
  expect(posts.find(({ key }) => key === `${OTHER}.md`)).toMatchObject({
    ...{ title: 'Half a thought', isDraft: true },
    warnings: [{ text: 'Its status is “In progress”: it is imported as a draft.' }],
  })
  const about = posts.find(({ key }) => key === `${ABOUT}.md`)
  expect(about?.body.text.trim()).toBe('Note: a page without properties.')
})

it('reads the archive in parts as Notion sends it', async () => {
  const folder = await copiedFixture('notion')
  const files = [
    `${BLOG}_all.csv`,
    `${BLOG}/Row locks ${PAGE}.md`,
    `${BLOG}/Half a thought ${OTHER}.md`,
  ]
  const [table, first, second] = await Promise.all(
    files.map(async (name) => [name, await readFile(path.join(folder, name))] as const),
  )
  const part = async (...entries: (readonly [string, Buffer] | undefined)[]) =>
    readFile(await zipped(Object.fromEntries(entries.filter((one) => one !== undefined))))
  const source = await opened(
    await zipped({
      'ExportBlock-1-Part-1.zip': await part(table, first),
      'ExportBlock-1-Part-2.zip': await part(second),
    }),
  )
  expect(source.description).toBe('A Notion export: 2 posts')
  expect((await allPosts(source)).map(({ isDraft }) => isDraft)).toEqual([true, false])
})

it('names an archive of archives that holds no pages', async () => {
  const inner = await readFile(await zipped({ 'a.txt': 'x' }))
  await expect(opened(await zipped({ 'a.zip': inner }))).rejects.toThrow(
    'export.zip contains no posts. ',
  )
  await expect(opened(await zipped({ 'a.zip': 'broken' }))).rejects.toThrow(
    'a.zip is not a complete zip archive.',
  )
})

it('reads the usual properties without a table, and no others', async () => {
  const [a, b] = await postsIn({
    [`A ${PAGE}.md`]: '# A\n\nDate: 2024-03-04\nTags: sql\n\nText\n',
    [`B ${OTHER}.md`]: '# B\n\nDate: 2024-03-04\nEffort: 3\n\nText\n',
  })
  expect(a).toMatchObject({ tags: ['sql'], publishedAt: new Date('2024-03-04') })
  expect(b?.body.text).toContain('Effort: 3')
})

it.each([
  ['Image of the team', 'team.png', 'Image of the team'],
  ['Untitled by Monet', 'a.png', 'Untitled by Monet'],
  ['lock', 'padlock', 'lock'],
  ['image', 'x.png', ''],
  ['image 12.png', 'x.png', ''],
  ['Untitled (1)', 'x.png', ''],
  ['größe.png', 'gro%CC%88%C3%9Fe.png', ''],
  ['A caf\u00e9', 'caf%E9.png', 'A caf\u00e9'],
  ['100% lock.png', '100% lock.png'.replaceAll(' ', '%20'), ''],
])('describes an image with “%s” at %s by “%s”', async (words, file, alt) => {
  const posts = await postsIn({
    [`A ${PAGE}.md`]: '# A\n\nText\n',
    [`B ${OTHER}.md`]: `# B\n\n![${words}](B/${file})\n`,
    [`C ${ABOUT}.md`]: '# C\n\nText\n',
  })
  expect(posts.map(({ body }) => body.text.trim())).toEqual([
    ...['Text', `![${alt}](B/${file})`, 'Text'],
  ])
})
