import { expect, it } from 'vitest'
import type { SourceFiles } from '#tests/support/source-folder.ts'
import { asImported, sourcePost } from './source-posts.ts'
import { postsIn } from './temporary-files.ts'

const pendingItems = async (files: SourceFiles) =>
  (await postsIn(files)).map((post) => {
    const { values, ...imported } = asImported(post)
    return { title: values.title, content: values.content, ...imported }
  })
const post = (front: string) => `---\ntitle: A\n${front}\n---\nText\n`

it.each([
  ['a.md', '', 'It has no date: it is imported as a draft.'],
  ['a.md', 'date: soon', 'The date “soon” is ambiguous or unreadable: it is imported as a draft.'],
  [
    'a.md',
    'date: 03/04/2024',
    'The date “03/04/2024” is ambiguous or unreadable: it is imported as a draft.',
  ],
  [
    'a.md',
    'date: 2024-02-30',
    'The date “2024-02-30” is ambiguous or unreadable: it is imported as a draft.',
  ],
  [
    '2024-02-30-a.md',
    '',
    'The date “2024-02-30” is ambiguous or unreadable: it is imported as a draft.',
  ],
  [
    '2024-03-04-a.md',
    'date: git Created',
    'The date “git Created” is ambiguous or unreadable: it is imported as a draft.',
  ],
  [
    'a.md',
    'date: [2024-03-04]',
    'The date “["2024-03-04"]” is ambiguous or unreadable: it is imported as a draft.',
  ],
])('makes %s with “%s” a draft, and says why', async (name, front, warning) => {
  const [before, middle, after] = await pendingItems({
    '0.md': post('date: 2019-01-01'),
    [name]: post(front),
    'z.md': post('date: 04.03.2024'),
  })
  expect(middle).toMatchObject({ status: 'draft', publishedAt: null, warnings: [warning] })
  expect(before).toMatchObject({ publishedAt: '2019-01-01T00:00:00.000Z', warnings: [] })
  expect(after).toMatchObject({ publishedAt: '2024-03-04T00:00:00.000Z', warnings: [] })
})

it('says nothing of the date of a draft', async () => {
  expect(await pendingItems({ 'a.md': post('draft: true\ndate: soon') })).toMatchObject([
    { status: 'draft', warnings: [] },
  ])
})

it('lists once what two long tags have in common', () => {
  const long = 'x'.repeat(50)
  const source = sourcePost('a', { tags: [`${long} one`, `${long} two`] })
  expect(asImported(source).values.tags).toEqual([`${'x'.repeat(39)}…`])
})

it.each([
  [
    '2024-03-04-a.md',
    '---\ntitle: A\n\nText\n',
    /unclosed or in an unknown format: it is imported/,
  ],
  [
    '2024-03-04-a.md',
    '{ "title": "A" }\n\nText\n',
    /unclosed or in an unknown format: it is imported/,
  ],
  [
    '2024-03-04-a.mdx',
    'export const metadata = metadataOf("a")\n\nText\n',
    /is calculated: it is imported/,
  ],
])('makes %s with foreign front matter %j a draft, and says why', async (name, text, warning) => {
  const [before, middle, after] = await pendingItems({
    '0.md': post('date: 2019-01-01'),
    [name]: text,
    'z.md': post('date: 2019-01-02'),
  })
  expect(middle).toMatchObject({ status: 'draft', publishedAt: null })
  expect(middle?.warnings).toEqual([expect.stringMatching(warning)])
  expect(before).toMatchObject({ status: 'published', warnings: [] })
  expect(after).toMatchObject({ status: 'published', warnings: [] })
})

it.each([
  ['a.md', 'Title: A\nDate: 2024-03-04\n\nText\n'],
  ['a.mdx', "export const metadata = {\n  title: 'A',\n\n  date: `2024-03-04`,\n}\n\nText\n"],
])('shows no field of %s with %j as text', async (name, text) => {
  expect(await pendingItems({ [name]: text })).toEqual([
    {
      ...{ title: 'A', status: 'published', publishedAt: '2024-03-04T00:00:00.000Z' },
      ...{ content: '<p>Text</p>', warnings: [] },
    },
  ])
})

it('does not publish a text with an import marker, with a warning', async () => {
  const [before, middle, after] = await pendingItems({
    '0.md': post('date: 2019-01-01'),
    'a.md': `${post('date: 2019-01-01')}\n<pre>{{< ref "b.md" >}}</pre>\n`,
    'z.md': post('date: 2019-01-02'),
  })
  expect(middle).toMatchObject({
    status: 'draft',
    warnings: [
      'A link to another post could not be resolved (“./@post/”): it is imported as a draft.',
    ],
  })
  expect([before, after]).toMatchObject([{ status: 'published' }, { status: 'published' }])
})
