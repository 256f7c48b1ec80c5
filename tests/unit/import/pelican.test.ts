import { expect, it } from 'vitest'
import { allPosts, copiedFixture, sourceFolder } from '#tests/support/source-folder.ts'
import { bodyToContent, link } from './to-content.ts'
import { opened } from './temporary-files.ts'

it('reads header lines, links, code and the addresses of the settings', async () => {
  const source = await opened(await copiedFixture('pelican'))
  expect(source).toMatchObject({
    description: 'A Pelican site: 2 posts',
    site: 'https://notes.ada.dev',
  })
  const [draft, post] = await allPosts(source)
  expect(draft).toMatchObject({
    slug: 'half-thought',
    isDraft: true,
    oldPaths: ['/posts/2010/half-thought/'],
  })
  expect(post).toMatchObject({
    ...{ title: 'Row locks, explained', slug: 'row-locks-explained', isDraft: false },
    ...{ excerpt: 'What they cost, in two lines.', category: 'SQL', tags: ['postgresql', 'locks'] },
    publishedAt: new Date('2010-12-03T10:20:00Z'),
    updatedAt: new Date('2010-12-05T19:30:00Z'),
    oldPaths: ['/posts/2010/row-locks-explained/'],
  })
  expect(bodyToContent(post).content).toBe(
    [
      `<p>See ${link('/content/sql/half.md', 'the other')} and ${link('half.md', 'beside')}.</p>`,
      '\n\n![A lock](/images/lock.png)\n\n```sql\nSELECT 1\n\nFOR UPDATE;\n```\n\n',
      '<p>Note: this is text.</p>',
    ].join(''),
  )
  expect(post && (await source.file('/images/lock.png', post))?.name).toBe('lock.png')
})

it('makes a slug of the title where none is written', async () => {
  const source = await opened(
    await sourceFolder({
      'pelicanconf.py': '',
      'content/a.md': 'Title: Row locks\nDate: 2010-12-03',
      'content/b.md': 'Title: Row locks\nDate: 2010-12-03\nSlug: b',
      'content/c.md': 'Title: Row locks\nDate: 2010-12-03\nSlug: other',
    }),
  )
  expect((await allPosts(source)).map(({ slug }) => slug)).toEqual(['row-locks', 'b', 'other'])
})
