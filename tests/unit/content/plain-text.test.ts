import { expect, it } from 'vitest'
import { plainText } from '#src/content/render/plain-text.ts'
import { renderContent } from '#src/content/render/render-content.ts'

it.each([
  ['', ''],
  ['<p></p><p> </p>', ''],
  ['plain\ntext', 'plain\ntext'],
  ['<p>a <b>b</b><i>c</i></p><h2>d</h2>', 'a bc\n\nd'],
  ['<p>a<br>b</p>', 'a\nb'],
  ['<p>&lt;b&gt; &amp;</p>', '<b> &'],
  ['<ul><li>a<ul><li>b</li></ul></li></ul><p>c</p>', 'a\n\nb\n\nc'],
  ['<ul data-type="taskList"><li>a</li></ul>', 'a'],
  ['<blockquote><p>a</p><p>b</p></blockquote>', 'a\n\nb'],
  ['<table><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></table>', 'a\n\nb\n\nc'],
  ['a\n\n```js\nlet b\n```\n\nc', 'a\n\nlet b\n\nc'],
  ['<p>a</p><pre><code>b</code></pre>', 'a\n\nb'],
  ['![not read](/a.png)\n\ntext', 'text'],
  ['<p>a</p><hr><img src="/a.png" alt="x">', 'a'],
  ['<p><a href="https://example.com">a</a></p>', 'a'],
  [
    '<p>a<sup data-footnote="1">1</sup> b</p><ol data-type="footnotes"><li><p>note</p></li></ol>',
    'a b\n\nnote',
  ],
])('maps %j to %j', (content, text) => {
  expect(plainText(renderContent(content))).toBe(text)
})

it('leaves code out on request', () => {
  expect(plainText(renderContent('a\n\n```js\nlet b\n```\n\nc'), { code: false })).toBe('a\n\nc')
})
