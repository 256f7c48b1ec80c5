import { expect, it } from 'vitest'
import { readCsv } from '#src/import/source/read-csv.ts'
import { sourceFolder } from '#tests/support/source-folder.ts'
import { issuesIn } from './source-posts.ts'
import { opened, postsOf, zipped } from './temporary-files.ts'
import { htmlToContent, imageRow, link } from './to-content.ts'

const FIXTURE = 'tests/fixtures/import/substack'
const issue = issuesIn('posts/123401.row-locks.html')
const MEDIA = 'https://substack-post-media.s3.amazonaws.com/public/images'
const HEAD = 'post_id,post_date,is_published,type,audience,title\n'

it('describes its contents and skipped items', async () => {
  expect(await opened(FIXTURE)).toMatchObject({
    kind: 'substack',
    site: 'https://ada.substack.com',
    description:
      'A Substack export of 7 posts from https://ada.substack.com; 1 page, 1 draft without a text will be skipped',
  })
})

it('imports subscriber-only posts as drafts with a reason', async () => {
  const posts = await postsOf(FIXTURE)
  expect(
    posts.map(({ key, isDraft, warnings, problem }) => [
      key,
      isDraft,
      warnings[0]?.text ?? problem,
    ]),
  ).toEqual([
    ['123401', false, 'A frame became a link: https://www.youtube.com/watch?v=abc123'],
    ['123402', false, undefined],
    ['123403', true, 'It was for paying subscribers only, so it is imported as a draft.'],
    ['123404', true, 'It was for subscribers only, so it is imported as a draft.'],
    ['123405', true, 'It was for paying subscribers only, so it is imported as a draft.'],
    ['123406', true, undefined],
    ['123409', false, 'posts/123409.gone.html is missing in the export'],
  ])
  expect(posts[2]?.publishedAt).toEqual(new Date('2022-09-01T08:00:00Z'))
})

it('reads a post', async () => {
  const [first, episode] = await postsOf(FIXTURE)
  const { body, ...fields } = first ?? {}
  expect(fields).toStrictEqual({
    ...{ key: '123401', place: { file: 'posts/123401.row-locks.html' }, tags: [], isDraft: false },
    ...{ title: 'Row locks, explained', slug: 'row-locks', excerpt: '“What they cost”' },
    publishedAt: new Date('2022-07-26T20:48:19.814Z'),
    oldPaths: ['/p/row-locks'],
    warnings: [
      issue(8, 'A frame became a link: https://www.youtube.com/watch?v=abc123', 'embed'),
      issue(1, 'A poll was removed.', 'embed'),
    ],
  })
  expect(htmlToContent(body?.text ?? '')).toStrictEqual({ content: CONTENT, losses: [] })
  expect(episode).toMatchObject({ excerpt: 'With "Bob" in two lines' })
  expect(htmlToContent(episode?.body.text ?? '').content).toBe(
    `<p>${link('https://api.substack.com/feed/podcast/123402/a1b2.mp3', 'Listen to the episode')}</p><p>We talk.</p>`,
  )
})

const CONTENT = [
  `<p>What locks <em>cost</em>.<sup data-footnote="1">1</sup> See ${link('https://ada.substack.com/p/the-episode', 'the episode')}, Bob.</p>`,
  `<img src="${MEDIA}/lock_1200x600.png" alt="A lock" title="A lock, closed">`,
  '<pre><code class="language-sql">SELECT 1\nFOR UPDATE;</code></pre>',
  '<blockquote><p>Measured on one core.</p></blockquote>',
  `${imageRow(`<img src="${MEDIA}/one.png">`, `<img src="${MEDIA}/two.png">`)}<p>Both of them</p>`,
  `<p>${link('https://www.youtube.com/watch?v=abc123')}</p>`,
  `<blockquote><p>Locks &amp; rows<br>are fine</p><p>${link('https://twitter.com/bob/status/1', 'Bob')}</p></blockquote>`,
  '<pre><code class="language-latex">a &lt; b^2</code></pre>',
  `<p>${link('https://example.com/slides', 'The slides')}</p>`,
  '<ol data-type="footnotes"><li data-footnote="1"><p>On <strong>one</strong> core.</p></li></ol>',
].join('')

it.each([
  ['', 'has no column “post_id”: it is not from Substack, or was changed.'],
  [
    HEAD.replace('audience', 'readers'),
    'has no column “audience”: it is not from Substack, or was changed.',
  ],
  [`${HEAD}1.a,,true,newsletter,everyone,"A\n`, 'cannot be read as a table (line 2).'],
])('names the problem of the list %j', async (csv, problem) => {
  const archive = await zipped({ 'posts.csv': csv, 'posts/1.a.html': '<p>A</p>' })
  await expect(opened(archive)).rejects.toThrow(`posts.csv ${problem}`)
})

it('asks for the texts of a list that came alone', async () => {
  const folder = await sourceFolder({ 'posts.csv': HEAD })
  await expect(opened(folder)).rejects.toThrow(
    'posts.csv is missing its folder “posts”: pass the complete export.',
  )
})

it('reads fields with quotes, commas and line feeds', () => {
  expect(readCsv('a,b\r\n"1,""x""\n2",\r\n\r\n3\r\n')).toEqual({
    columns: ['a', 'b'],
    rows: [
      { a: '1,"x"\n2', b: '' },
      { a: '3', b: '' },
    ],
  })
})
