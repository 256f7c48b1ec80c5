// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { htmlOf, mountEditor, typeInto } from '#tests/support/mounted-editor.ts'

const LINK = 'target="_blank" rel="noopener noreferrer nofollow" href='

it.each([
  ['[docs](example.com) and', `<p><a ${LINK}"https://example.com">docs</a> and</p>`],
  [
    'see ![A lock](/images/post-default.svg)on',
    '<p>see </p><img src="/images/post-default.svg" alt="A lock"><p>on</p>',
  ],
  ['**b** *i* `c` ~~s~~ ', '<p><strong>b</strong> <em>i</em> <code>c</code> <s>s</s> </p>'],
  ['## T', '<h2>T</h2>'],
  ['- a', '<ul><li><p>a</p></li></ul>'],
  ['3. a', '<ol start="3"><li><p>a</p></li></ol>'],
  ['> a', '<blockquote><p>a</p></blockquote>'],
  ['[x] a', 'data-type="taskItem"'],
  ['---a', '<hr><p>a</p>'],
  ['```C++ a', '<pre><code class="language-c++">a</code></pre>'],
  ['[a](javascript:1) ![a](x.png)', '<p>[a](javascript:1) ![a](x.png)</p>'],
  ['`[a](/b)', '<p>`[a](/b)</p>'],
  [
    '```js [a](/b) ![a](/b.png)',
    '<pre><code class="language-js">[a](/b) ![a](/b.png)</code></pre>',
  ],
])('formats typed Markdown outside of code: %s', (typed, meant) => {
  expect(typeInto(mountEditor('<p>|</p>'), typed)).toContain(meant)
})

it.each(['[docs](/docs)', '![A lock](/images/post-default.svg)'])(
  'restores typed Markdown by one undo: %s',
  (typed) => {
    const editor = mountEditor('<p>|</p>')
    expect(typeInto(editor, typed)).not.toContain('](')
    editor.commands.undo()
    expect(htmlOf(editor)).toBe(`<p>${typed}</p>`)
  },
)
