import { expect, it } from 'vitest'
import type { SourcePost } from '#src/import/source/source-post.ts'
import { onlyPost, post as ghostPost } from './ghost-export.ts'
import { asImported } from './source-posts.ts'
import { postsIn, postsOf, writeFiles } from './temporary-files.ts'
import { onlyPost as wordpressPost, wxr } from './wordpress-export.ts'

const arrival = (post: SourcePost) => {
  const { status, publishedAt: date, warnings } = asImported(post)
  return { status, date, hasAppeared: post.hasAppeared ?? false, warnings }
}
/** The middle one of three posts of a folder; the others are public without a warning. */
async function middleOf(name: string, front: string) {
  const text = (fields: string) => `---\ntitle: A\n${fields}\n---\nText\n`
  const posts = await postsIn({
    '0.md': text('date: 2019-01-01'),
    [name]: text(front),
    'z.md': text('date: 2019-01-02'),
  })
  const [before, , after] = posts.map(arrival)
  expect([before, after]).toMatchObject([{ warnings: [] }, { warnings: [] }])
  return arrival(posts.find(({ key }) => key === name) as SourcePost)
}

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
          ...{ status: 'draft', date: null, hasAppeared },
          warnings: [`Its front matter says “${said}”: it is imported as a draft.`],
        }
  expect(await middleOf('a.md', `date: 2019-05-01\n${front}`)).toEqual(expected)
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
  expect(await middleOf('a.md', `date: 2019-05-01\n${front}`)).toEqual({
    ...{ status: 'published', date: '2019-05-01T00:00:00.000Z', hasAppeared: false, warnings: [] },
  })
})

it.each([
  ['templates/a.md', 'date: 2019-05-01', 'It is in a folder of templates'],
  ['daily/2019-05-01.md', 'title:', 'Its name is only a date, like the name of a daily note'],
])('makes the note %s a draft, and says why', async (name, front, reason) => {
  expect(await middleOf(name, front)).toMatchObject({
    ...{ status: 'draft', warnings: [`${reason}: it is imported as a draft.`] },
  })
})

it('publishes a post with an unreadable change date, with a warning', async () => {
  expect(await middleOf('a.md', 'date: 2019-05-01\nlastmod: 2024-02-30')).toEqual({
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
const DATE = '<wp:post_date_gmt>2019-05-01 10:00:00</wp:post_date_gmt>'
it.each([
  [
    '<wp:post_date_gmt>2024-02-30 10:00:00</wp:post_date_gmt>',
    'The date “2024-02-30 10:00:00” is ambiguous or unreadable: it is imported as a draft.',
    false,
  ],
  [
    '<wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt>',
    'It has no date: it is imported as a draft.',
    false,
  ],
  [DATE + PASSWORD, 'It had a password, so it is imported as a draft.', true],
  [`${DATE}<wp:status>private</wp:status>`, 'It was private, so it is imported as a draft.', true],
  [
    `${DATE}<wp:status>pending</wp:status>`,
    'Its status was “pending”, so it is imported as a draft.',
    false,
  ],
])('makes a post of WordPress with %s a draft', async (fields, warning, hasAppeared) => {
  expect(arrival(await wordpressPost('<p>Text</p>', fields))).toEqual({
    ...{ status: 'draft', date: null, hasAppeared, warnings: [warning] },
  })
})

it.each([
  [
    { published_at: '2024-02-30T10:00:00.000Z' },
    'The date “2024-02-30T10:00:00.000Z” is ambiguous or unreadable: it is imported as a draft.',
    false,
  ],
  [{ published_at: null }, 'It has no date: it is imported as a draft.', false],
  [{ visibility: 'paid' }, 'It was for members only, so it is imported as a draft.', true],
  [{ status: 'sent' }, 'It was sent as a newsletter only, so it is imported as a draft.', true],
  [{ status: 'queued' }, 'Its status was “queued”, so it is imported as a draft.', false],
])('makes a post of Ghost with %j a draft', async (fields, warning, hasAppeared) => {
  const post = await onlyPost({ posts: [ghostPost({ html: '<p>Text</p>', ...fields })] })
  expect(arrival(post)).toEqual({
    ...{ status: 'draft', date: null, hasAppeared, warnings: [warning] },
  })
})
