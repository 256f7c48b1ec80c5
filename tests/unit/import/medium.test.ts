import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { allPosts } from '#tests/support/source-folder.ts'
import { issuesIn } from './source-posts.ts'
import { opened, postsOf, zipped } from './temporary-files.ts'
import { htmlToContent, imageRow, link } from './to-content.ts'

const FIXTURE = 'tests/fixtures/import/medium'
const GIST = 'https://gist.github.com/ada/0123456789abcdef0123456789abcdef'
const CDN = 'https://cdn-images-1.medium.com/max'
const STORY = 'posts/2019-05-12_Row-locks--explained-0a1b2c3d4e5f.html'
const issue = issuesIn(STORY)

it('describes its contents and skipped items', async () => {
  const source = await opened(FIXTURE)
  expect(source).toMatchObject({
    kind: 'medium',
    site: 'https://medium.com/@ada',
    description:
      'A Medium export of 3 posts from https://medium.com/@ada; 1 short reply will be skipped',
  })
  const keys = (await allPosts(source)).map(({ key }) => key)
  expect(keys).toEqual(['0a1b2c3d4e5f', '5555cccc6666', '1111aaaa2222'])
})

it('reads a story', async () => {
  const [{ body, ...fields } = { body: undefined }] = await postsOf(FIXTURE)
  expect(fields).toStrictEqual({
    ...{ key: '0a1b2c3d4e5f', place: { file: STORY }, isDraft: false },
    ...{ title: 'Row locks, explained', slug: 'row-locks-explained', excerpt: 'What they cost.' },
    publishedAt: new Date('2019-05-12T08:15:30.123Z'),
    ...{ author: 'Ada Byron', tags: ['Postgres', 'Locks'] },
    cover: { url: `${CDN}/800/1*cover.png`, alt: 'A lock' },
    oldPaths: ['/p/0a1b2c3d4e5f', '/@ada/row-locks-explained-0a1b2c3d4e5f'],
    warnings: [
      issue(11, `A script became a link: ${GIST}`, 'embed'),
      issue(11, 'A frame became a link: http://www.youtube.com/watch?v=abc123', 'embed'),
    ],
  })
  expect(htmlToContent(body?.text ?? '')).toStrictEqual({ content: CONTENT, losses: [] })
})

const CONTENT = [
  `<p>Read ${link('/p/1111aaaa2222', 'the draft')} and ${link('https://medium.com/@bob/other-9999aaaa9999', 'Bob')}, with <code>SELECT</code>.</p>`,
  '<h2>In SQL</h2><h3>For update</h3>',
  '<pre><code class="language-sql">SELECT 1\n  FOR UPDATE;</code></pre><pre><code>plain\ntext</code></pre>',
  '<blockquote><p>Measured on one core.</p></blockquote><hr>',
  imageRow(
    `<img src="${CDN}/600/1*one.png">`,
    `<img src="${CDN}/600/1*two.png" title="Both of them">`,
  ),
  `<p>${link(GIST)}</p><p>${link('http://www.youtube.com/watch?v=abc123')}</p>`,
  `<p>${link('https://example.com/locks', '<strong>Locks</strong><br><em>A page on locks</em><br>example.com')}</p>`,
].join('')

it('reads drafts, and stories that appeared elsewhere first', async () => {
  const [, elsewhere, draft] = await postsOf(FIXTURE)
  expect(elsewhere).toMatchObject({
    slug: 'First-elsewhere',
    canonicalUrl: 'https://ada.example/first-elsewhere',
    oldPaths: ['/p/5555cccc6666'],
  })
  expect(draft).toMatchObject({ slug: 'Drafts-are-free', isDraft: true })
  expect(htmlToContent(draft?.body.text ?? '').content).toBe('<p>Not yet.</p>')
  expect(draft).not.toHaveProperty('publishedAt')
})

it('reads a Medium archive, and names files that are not stories', async () => {
  const story = await readFile(path.join(FIXTURE, STORY))
  const source = await opened(
    await zipped({
      [STORY]: story,
      'posts/2020-01-01_Empty-aaaabbbbcccc.html': '<p>Text',
      'posts/2020-01-02_Latin-aaaabbbbdddd.html': Buffer.from('<p>\u00e9', 'latin1'),
    }),
  )
  const posts = await allPosts(source)
  expect(posts.map(({ key, problem }) => [key, problem])).toEqual([
    ['0a1b2c3d4e5f', undefined],
    ['aaaabbbbcccc', 'It is not a Medium story: its text (class “e-content”) is missing'],
    ['aaaabbbbdddd', '2020-01-02_Latin-aaaabbbbdddd.html is not text in UTF-8'],
  ])
})
