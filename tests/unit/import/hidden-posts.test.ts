import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { SourcePost } from '#src/import/source/source-post.ts'
import { copiedFixture } from '#tests/support/source-folder.ts'
import { onlyPost, post as ghostPost } from './ghost-export.ts'
import { asImported } from './source-posts.ts'
import { postsIn, postsOf, writeFiles } from './temporary-files.ts'
import { onlyPost as wordpressPost, wxr } from './wordpress-export.ts'

const arrival = (post: SourcePost) => {
  const { status, publishedAt: date, warnings } = asImported(post)
  return { status, date, hasAppeared: post.hasAppeared ?? false, warnings }
}
const draftWith = (...warnings: string[]) => ({ status: 'draft', date: null, warnings })
const DRAFT = 'it is imported as a draft.'
const withFront = (front: string) => `---\ntitle: A\n${front}\n---\nText\n`
/** The middle one of three posts of a folder; the others are public without a warning. */
async function middleOf(name: string, text: string) {
  const posts = await postsIn({
    '0.md': withFront('date: 2019-01-01'),
    [name]: text,
    'z.md': withFront('date: 2019-01-02'),
  })
  const [before, , after] = posts.map(arrival)
  const isPublic = { status: 'published', warnings: [] }
  expect([before, after]).toMatchObject([isPublic, isPublic])
  return posts.find(({ key }) => key === name) as SourcePost
}
const middleWith = async (front: string, name = 'a.md') =>
  arrival(await middleOf(name, withFront(front)))

it.each([
  ['published: false', 'published: false', false],
  ['status: draft', 'status: draft', false],
  ['status: WIP', 'status: WIP', false],
  ['private: true', 'private: true', false],
  ['headless: true', 'headless: true', false],
  ['_build:\n  render: never', 'build: {"render":"never"}', false],
  ['build:\n  list: never', 'build: {"list":"never"}', false],
  ['_build:\n  list: false', 'build: {"list":false}', false],
  ['permalink: false', 'permalink: false', false],
  ['eleventyExcludeFromCollections: true', 'eleventyExcludeFromCollections: true', true],
  ['unlisted: true', 'unlisted: true', true],
  ['password: abc', 'password: abc', true],
  ['visibility: members', 'visibility: members', true],
  ['expiryDate: 2020-02-02', 'expiryDate: 2020-02-02', true],
  ['expiryDate: never', null, false],
  ['expiryDate: soon', 'expiryDate: soon', true],
  ['publishDate: 2999-01-01', 'publishDate: 2999-01-01', false],
])('makes a post with “%s” a draft, and says why', async (front, said, hasAppeared) => {
  const expected =
    said === null
      ? { status: 'published', date: '2019-05-01T00:00:00.000Z', hasAppeared, warnings: [] }
      : {
          ...draftWith(`Its front matter says “${said}”: ${DRAFT}`),
          hasAppeared,
        }
  expect(await middleWith(`date: 2019-05-01\n${front}`)).toEqual(expected)
})

it.each([
  'published: true',
  'status: published',
  'draft: false',
  'private: false',
  'hidden: no',
  'headless: false',
  'build:\n  render: always\n  list: local',
  'visibility: public',
  'password:',
  'permalink: /a/',
  'expiryDate: 2999-01-01',
  'publishDate: 2019-05-02',
])('publishes a post with “%s”', async (front) => {
  expect(await middleWith(`date: 2019-05-01\n${front}`)).toEqual({
    ...{ status: 'published', date: '2019-05-01T00:00:00.000Z', hasAppeared: false, warnings: [] },
  })
})

it.each([
  ['templates/a.md', 'date: 2019-05-01', 'It is in a folder of templates'],
  ['daily/2019-05-01.md', 'title:', 'Its name is only a date, like the name of a daily note'],
  ['a.md', '', 'It has no date'],
  ['a.md', 'date: soon', 'The date “soon” is ambiguous or unreadable'],
  ['2024-02-30-a.md', '', 'The date “2024-02-30” is ambiguous or unreadable'],
  ['2024-03-04-a.md', 'date: git Created', 'The date “git Created” is ambiguous or unreadable'],
  ['a.md', 'date: [2024-03-04]', 'The date “["2024-03-04"]” is ambiguous or unreadable'],
])('makes %s with “%s” a draft, and says why', async (name, front, reason) => {
  expect(await middleWith(front, name)).toMatchObject(draftWith(`${reason}: ${DRAFT}`))
})

it.each([
  ['a.md', '---\ntitle: A\n\nText\n', 'The front matter is unclosed or in an unknown format'],
  ['a.md', '{ "title": "A" }\n\nText\n', 'The front matter is unclosed or in an unknown format'],
  [
    'a.mdx',
    'export const metadata = metadataOf("a")\n\nText\n',
    'What it exports as metadata is calculated',
  ],
  [
    'a.md',
    `${withFront('date: 2019-01-01')}\n<pre>{{< ref "b.md" >}}</pre>\n`,
    'A link to another post could not be resolved (“./@post/”)',
  ],
])('makes %s with the text %j a draft, and says why', async (name, text, reason) => {
  const post = await middleOf(`2024-03-04-${name}`, text)
  expect(arrival(post)).toMatchObject(draftWith(`${reason}: ${DRAFT}`))
})

it.each([
  ['a.md', 'Title: A\nDate: 2024-03-04\n\nText\n'],
  ['a.mdx', "export const metadata = {\n  title: 'A',\n\n  date: `2024-03-04`,\n}\n\nText\n"],
])('shows no field of %s with %j as text', async (name, text) => {
  const { status, publishedAt, values, warnings } = asImported(await middleOf(name, text))
  expect({ status, publishedAt, title: values.title, content: values.content, warnings }).toEqual({
    ...{ title: 'A', status: 'published', publishedAt: '2024-03-04T00:00:00.000Z' },
    ...{ content: '<p>Text</p>', warnings: [] },
  })
})

it('says nothing of the date of a draft', async () => {
  expect(await middleWith('draft: true\ndate: soon')).toMatchObject(draftWith())
})

it('publishes a post with an unreadable change date, with a warning', async () => {
  expect(await middleWith('date: 2019-05-01\nlastmod: 2024-02-30')).toEqual({
    ...{ status: 'published', date: '2019-05-01T00:00:00.000Z', hasAppeared: false },
    warnings: ['The date of the last change “2024-02-30” is ambiguous or unreadable.'],
  })
})

it.each([
  ['<p>First words of it. And more.</p>', 'First words of it.'],
  ['<p>Short</p>', 'Short'],
  ['', '5'],
])('names a post without a title by its first words: %j', async (body, title) => {
  const [post] = await postsOf(
    await writeFiles({ 'export.xml': wxr(body).replace('<![CDATA[Title]]>', '') }),
  )
  expect(asImported(post as SourcePost).values.title).toBe(title)
})

const PASSWORD = '<wp:post_password><![CDATA[x]]></wp:post_password>'
const dated = (date: string) => `<wp:post_date_gmt>${date}</wp:post_date_gmt>`
const DATE = dated('2019-05-01 10:00:00')
it.each([
  [
    dated('2024-02-30 10:00:00'),
    `The date “2024-02-30 10:00:00” is ambiguous or unreadable: ${DRAFT}`,
    false,
  ],
  [dated('0000-00-00 00:00:00'), `It has no date: ${DRAFT}`, false],
  [DATE + PASSWORD, `It had a password, so ${DRAFT}`, true],
  [`${DATE}<wp:status>private</wp:status>`, `It was private, so ${DRAFT}`, true],
  [`${DATE}<wp:status>pending</wp:status>`, `Its status was “pending”, so ${DRAFT}`, false],
])('makes a post of WordPress with %s a draft', async (fields, warning, hasAppeared) => {
  const post = await wordpressPost('<p>Text</p>', fields)
  expect(arrival(post)).toEqual({ ...draftWith(warning), hasAppeared })
})

it.each([
  [
    { published_at: '2024-02-30T10:00:00.000Z' },
    `The date “2024-02-30T10:00:00.000Z” is ambiguous or unreadable: ${DRAFT}`,
    false,
  ],
  [{ published_at: null }, `It has no date: ${DRAFT}`, false],
  [{ visibility: 'paid' }, `It was for members only, so ${DRAFT}`, true],
  [{ status: 'sent' }, `It was sent as a newsletter only, so ${DRAFT}`, true],
  [{ status: 'queued' }, `Its status was “queued”, so ${DRAFT}`, false],
])('makes a post of Ghost with %j a draft', async (fields, warning, hasAppeared) => {
  const post = await onlyPost({ posts: [ghostPost({ html: '<p>Text</p>', ...fields })] })
  expect(arrival(post)).toEqual({ ...draftWith(warning), hasAppeared })
})

it.each([
  ['medium', 'posts/2019-05-12_Row-locks--explained-0a1b2c3d4e5f.html', '2019-05-12T08:15:30.123Z'],
  ['devto', 'articles.json', '2021-03-02T08:15:00.000Z'],
  ['blogger', 'Takeout/Blogger/Blogs/Notes/feed.atom', '2019-05-12T08:15:00.001Z'],
  ['substack', 'posts.csv', '2022-07-26T20:48:19.814Z'],
])('names the unreadable date of a post of %s', async (name, file, date) => {
  const folder = await copiedFixture(name)
  const text = await readFile(join(folder, file), 'utf8')
  await writeFile(join(folder, file), text.replaceAll(date, '2024-02-30'))
  const [post] = await postsOf(folder)
  expect(arrival(post as SourcePost).warnings.at(-1)).toBe(
    `The date “2024-02-30” is ambiguous or unreadable: ${DRAFT}`,
  )
})
