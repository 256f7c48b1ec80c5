import { expect, it } from 'vitest'
import { feedHtml } from '#src/content/render/feed-html.ts'
import { renderContent } from '#src/content/render/render-content.ts'

const BASE = 'https://site.example/blog/a-post'
const REF = '<sup data-footnote="1">1</sup>'
const NOTES = '<ol data-type="footnotes"><li data-footnote="1"><p>x</p></li></ol>'
const html = (content: string) => feedHtml(renderContent(content), BASE)

it.each([
  ['a path', '<p><a href="/blog">x</a></p>', '<p><a href="https://site.example/blog">x</a></p>'],
  ['an anchor', '<p><a href="#why">x</a></p>', `<p><a href="${BASE}#why">x</a></p>`],
  [
    'a mail',
    '<p><a href="mailto:a@b.example">x</a></p>',
    '<p><a href="mailto:a@b.example">x</a></p>',
  ],
  ['no address', '<p><a href="https://[">x</a></p>', '<p>x</p>'],
  [
    'a picture with caption',
    '![Alt "1"](/files/media/a.webp "Said & done")',
    '<figure><img src="https://site.example/files/media/a.webp" alt="Alt &quot;1&quot;"><figcaption>Said &amp; done</figcaption></figure>',
  ],
  ['a heading', '<h1>A</h1><h3>B</h3>', '<h2>A</h2><h3>B</h3>'],
  ['a colour', '<p><span style="color: #EF4444;">red</span></p>', '<p>red</p>'],
  [
    'marks',
    '<p><strong>a</strong><br><mark>b</mark></p>',
    '<p><strong>a</strong><br><mark>b</mark></p>',
  ],
  [
    'a callout',
    '<blockquote data-callout="tip"><p>a</p></blockquote>',
    '<blockquote><p><strong>Tip</strong></p><p>a</p></blockquote>',
  ],
  ['code', '```ts\na < b && c\n```', '<pre><code>a &lt; b &amp;&amp; c</code></pre>'],
  [
    'marked code',
    '```ts title="a & b.ts" {1} ins={2} del={99}\na <\nb\nc\n```',
    '<figure><figcaption>a &amp; b.ts</figcaption><pre><code><mark>a &lt;</mark>\n<ins>b</ins>\nc</code></pre></figure>',
  ],
  ['old text', 'one\ntwo <3', '<p>one<br>two &lt;3</p>'],
  ['a list', '<ol start="3"><li><p>a</p></li></ol>', '<ol start="3"><li><p>a</p></li></ol>'],
  [
    'tasks',
    '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>done</p></li></ul>',
    '<ul><li><p>☑ done</p></li></ul>',
  ],
  [
    'a quote and a rule',
    '<blockquote><p>q</p></blockquote><hr>',
    '<blockquote><p>q</p></blockquote><hr>',
  ],
  [
    'a table',
    '<table><tbody><tr><th colspan="2"><p>h</p></th></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>',
    '<table><tr><th colspan="2"><p>h</p></th></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></table>',
  ],
  [
    'an aligned column',
    '<table><tbody><tr><td style="text-align: right;"><p>1</p></td></tr></tbody></table>',
    '<table><tr><td align="right"><p>1</p></td></tr></table>',
  ],
  [
    'a picture with a width',
    '<img src="/a.webp" width="320">',
    '<figure><img src="https://site.example/a.webp" alt="" width="320"></figure>',
  ],
  [
    'footnotes, by links to the page',
    `<p>a${REF} b${REF}</p>${NOTES}`,
    `<p>a<sup><a href="${BASE}#fn:1" id="fnref:1">1</a></sup> b<sup><a href="${BASE}#fn:1" id="fnref:1:2">1</a></sup></p><hr><ol><li id="fn:1"><p>x <a href="${BASE}#fnref:1">\u21A9\uFE0E</a> <a href="${BASE}#fnref:1:2">\u21A9\uFE0E</a></p></li></ol>`,
  ],
])('writes %s', (_, content, wanted) => {
  expect(html(content)).toBe(wanted)
})

it('contains no executable markup', () => {
  const content =
    '<p onclick="x()"><a href="javascript:x()">a</a><script>x()</script><img src="data:text/html,x"></p>'
  expect(html(content)).not.toMatch(/onclick|javascript|script|data:/)
})
