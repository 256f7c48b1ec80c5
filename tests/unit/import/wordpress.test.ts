import { describe, expect, it } from 'vitest'
import { htmlToContent, imageRow, link } from './to-content.ts'
import { issuesIn } from './source-posts.ts'
import { fileAt, opened, postsOf, writeFiles } from './temporary-files.ts'
import { onlyPost, wxr } from './wordpress-export.ts'

const FIXTURE = 'tests/fixtures/import/wordpress.xml'
const issue = issuesIn('wordpress.xml')
const IMAGE = 'https://example.com/blog/wp-content/uploads/2019/05'

const content = async (body: string, fields?: string) =>
  htmlToContent((await onlyPost(body, fields)).body.text).content
const warnings = async (body: string) =>
  (await onlyPost(body)).warnings.map(({ place, text }) => `${place.line}: ${text}`)

describe('WordPress export', () => {
  it('describes its contents and skipped items', async () => {
    const { description, site } = await opened(FIXTURE)
    expect(site).toBe('https://example.com/blog')
    expect(description).toBe(
      'A WordPress export of 3 posts from https://example.com/blog; 1 page, 1 post in the trash will be skipped',
    )
  })

  it('reads a post of the block editor', async () => {
    const posts = await postsOf(FIXTURE)
    const { body, urlLines, ...fields } = posts[0] ?? {}
    expect(urlLines?.get(`${IMAGE}/lock.png`)).toBe(41)
    expect(fields).toStrictEqual({
      ...{ key: '12', place: { file: 'wordpress.xml', line: 29 } },
      ...{ title: 'Row locks & other locks', slug: 'row-locks', excerpt: 'What locks cost.' },
      publishedAt: new Date('2019-05-12T08:15:00Z'),
      updatedAt: new Date('2020-01-02T09:00:00Z'),
      ...{ author: 'Ada Byron', seoDescription: 'How row locks work', category: 'R&D' },
      tags: ['PostgreSQL'],
      ...{ cover: { url: `${IMAGE}/lock.png`, alt: 'A lock' }, isDraft: false },
      oldPaths: ['/blog/2019/05/row-locks/', '/blog/?p=12', '/blog/2019/05/locks/'],
      warnings: [
        issue(56, 'A frame became a link: https://codepen.io/ada/pen/xyz', 'embed'),
        issue(61, 'The block “latest-posts” contains no text and was removed.'),
        issue(
          49,
          'An embedded page became a link: https://www.youtube.com/watch?v=abc123',
          'embed',
        ),
      ],
    })
    expect(htmlToContent(body?.text ?? '')).toStrictEqual({
      content:
        `<p style="text-align: center;">See ${link('https://example.com/blog/?p=13', 'the older post')}.<sup data-footnote="1">1</sup></p>` +
        `<img src="${IMAGE}/lock.png" alt="A lock" title="A lock, closed">` +
        '<pre><code class="language-sql">SELECT 1\nFOR UPDATE;</code></pre>' +
        `<p>${link('https://www.youtube.com/watch?v=abc123')}</p>` +
        `<p>${link('https://codepen.io/ada/pen/xyz', 'A pen')}</p>` +
        '<p>Shared words.</p>' +
        '<ol data-type="footnotes"><li data-footnote="1"><p>Measured on <em>one</em> core.</p></li></ol>',
      losses: [],
    })
  })

  it('reads a private post of the editor before: paragraphs, breaks and shortcodes', async () => {
    const [, source] = await postsOf(FIXTURE)
    expect(source).toMatchObject({ key: '13', author: 'gone', isDraft: true, tags: [] })
    expect(source?.warnings.map(({ place, text }) => `${place.line}: ${text}`)).toStrictEqual([
      '108: It was private, so it is imported as a draft.',
      '130: The shortcode [unknown_form] is not known and stays as text.',
      '132: An embedded page became a link: https://vimeo.com/1234',
    ])
    expect(htmlToContent(source?.body.text ?? '').content).toBe(
      `<p>First paragraph,<br>with a break.</p>` +
        `<img src="${IMAGE}/lock.png" alt="A lock" title="Words below">` +
        `<p><strong>Second</strong> [gallery] and array[0].</p>` +
        `<pre><code class="language-js">if (a &lt; b) {\n\n  run()\n}</code></pre>${imageRow(
          `<img src="${IMAGE}/key.png">`,
          `<img src="${IMAGE}/lock.png" alt="A lock" title="A closed lock">`,
        )}<p>[unknown_form id="4"]</p>` +
        `<p>${link('https://vimeo.com/1234')}</p>` +
        `<ul><li><p>one</p></li><li><p>two</p></li></ul><p>Last</p>`,
    )
  })

  it('reads a draft without text, slug or date in UTC', async () => {
    const posts = await postsOf(FIXTURE)
    expect(posts[2]).toMatchObject({
      ...{ title: 'Not finished', isDraft: true, body: { text: '' } },
      ...{ publishedAt: new Date('2026-05-01T10:00:00Z'), oldPaths: ['/blog/?p=14'] },
    })
    expect(posts[2]).not.toHaveProperty('slug')
  })

  it('finds files of wp-content next to the export, the original for a smaller size', async () => {
    const path = await writeFiles({
      'blog.xml': wxr('x'),
      'wp-content/uploads/2019/05/lock.png': 'original',
    })
    const sized = `${IMAGE}/lock-300x200.png`
    expect(await fileAt(path, sized)).toStrictEqual({ name: 'lock.png', text: 'original' })
    const outside = 'https://a.example/wp-content/uploads/../../blog.xml'
    expect(await fileAt(path, outside)).toBeUndefined()
  })
})

describe('WordPress shortcodes and paragraphs', () => {
  it.each([
    ['[embed]https://a.example/1[/embed]', 'https://a.example/1'],
    [
      '[youtube=https://www.youtube.com/watch?v=abc&amp;t=3]',
      'https://www.youtube.com/watch?v=abc&amp;t=3',
    ],
    ['[youtube id="abc"]', 'https://www.youtube.com/watch?v=abc'],
    ['[vimeo 123]', 'https://vimeo.com/123'],
    ['[gist]https://gist.github.com/u/1[/gist]', 'https://gist.github.com/u/1'],
    ['[tweet 99]', 'https://twitter.com/i/status/99'],
    ['[video mp4="/a.mp4"][/video]', '/a.mp4'],
  ])('%s becomes a link', async (body, href) => {
    expect(await content(body)).toBe(`<p>${link(href)}</p>`)
  })

  it.each([
    ['[php]echo 1;[/php]', '<pre><code class="language-php">echo 1;</code></pre>'],
    [
      '[sourcecode language="c++"]a &lt; b[/sourcecode]',
      '<pre><code class="language-c++">a &lt; b</code></pre>',
    ],
    [
      '[code]<iframe src="x"></iframe>[/code]',
      '<pre><code>&lt;iframe src="x"&gt;&lt;/iframe&gt;</code></pre>',
    ],
    [
      '<code>[gallery]</code> [1] [link](x) [maybe]',
      '<p><code>[gallery]</code> [1] [link](x) [maybe]</p>',
    ],
    ['a\nb\n\nc', '<p>a<br>b</p><p>c</p>'],
    ['a <em>b\n\nc</em> d', '<p>a <em>b</em></p><p><em>c</em> d</p>'],
    ['<blockquote>a\n\nb</blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
    ['<div>a\nb</div>c', '<p>a<br>b</p><p>c</p>'],
    ['<pre>a\n\nb</pre>', '<pre><code>a\n\nb</code></pre>'],
    ['<h2>a</h2>\nb', '<h2>a</h2><p>b</p>'],
    ['<p>a</p>\n<p>b\nc</p>', '<p>a</p><p>b<br>c</p>'],
    ['1 < 2 and <3', '<p>1 &lt; 2 and &lt;3</p>'],
  ])('converts %j without a warning', async (body, expected) => {
    expect(await content(body)).toBe(expected)
    expect(await warnings(body)).toStrictEqual([])
  })

  it('names the line of each loss once', async () => {
    expect(
      await warnings(
        'a\n\n[form id="1"]\n[form id="2"]\n<pre>[other x="1"]</pre>\n<video src="/v.mp4"></video>',
      ),
    ).toStrictEqual([
      '22: The shortcode [form] is not known and stays as text.',
      '25: A video became a link: /v.mp4',
    ])
  })
})

it.each([
  ...['[code]', '[a ', '[a b="', '[gallery', '<!-- wp:x {', '<!-- wp:x {"a":1} ', '<pre>', '<p>'],
  ...['<a <', 'https://a-1x', '<p>https://a', '[caption]<img>', '</div><div>', '[['],
])('reads a body of 300 kB of %s in linear time', async (part) => {
  const start = process.cpuUsage()
  await onlyPost(part.repeat(300_000 / part.length))
  expect(process.cpuUsage(start).user).toBeLessThan(10_000_000)
})
