import { describe, expect, it } from 'vitest'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { contentToEditorHtml } from '#src/content/format/content-to-editor-html.ts'
import { editorHtmlToContent } from '#src/content/sanitize/content-blocks.ts'

describe('[S3-post-03] [S2-editor-toolbar-16] HTML loaded by the editor', () => {
  it.each([
    ['', ''],
    ['<p>a</p>', '<p>a</p>'],
    ['a\nb\n\n  c', '<p>a<br>b</p><p>  c</p>'],
    ['a < b &amp; c', '<p>a &lt; b &amp;amp; c</p>'],
    ['```js\na < b\n```', '<pre data-fence="true"><code class="language-js">a &lt; b</code></pre>'],
    ['```\na\n```', '<pre data-fence="true"><code>a</code></pre>'],
    ['![a "b"](/a.png "t")', '<img data-md="true" src="/a.png" alt="a &quot;b&quot;" title="t">'],
    ['<pre><code>a</code></pre>', '<pre><code>a</code></pre>'],
    // Appended by a form without a mounted editor.
    [
      '<p>a</p><ol data-type="footnotes"><li><p>b</p></li></ol>\n\n![c](/c.png)',
      '<p>a</p><img data-md="true" src="/c.png" alt="c"><ol data-type="footnotes"><li><p>b</p></li></ol>',
    ],
    [
      '<p>a</p>\n\n```\nb\n```\n\n<p>c</p>',
      '<p>a</p><pre data-fence="true"><code>b</code></pre><p>c</p>',
    ],
  ])('%j → %j', (content, html) => {
    expect(contentToEditorHtml(content)).toBe(html)
  })
})

describe('[S3-post-02] [S3-post-03] content emitted by the editor', () => {
  it.each([
    ['an empty editor', '<p></p>', ''],
    ['trailing empty paragraphs', '<p>a</p><p></p><p></p>', '<p>a</p>'],
    ['an aligned empty paragraph', '<p style="text-align: right"></p>', ''],
    [
      'a code block of the toolbar',
      '<pre><code class="language-js">a</code></pre>',
      '<pre><code class="language-js">a</code></pre>',
    ],
    [
      '[S2-editor-quick-07] a fence',
      '<p>a</p><pre data-fence="true"><code class="language-js">b</code></pre><p></p>',
      '<p>a</p>\n\n```js\nb\n```',
    ],
    ['an image of the toolbar', '<img src="/a.png">', '<img src="/a.png">'],
    [
      '[S2-editor-media-03] a markdown image',
      '<p>a</p><img data-md="true" src="/a.png" alt="cat">',
      '<p>a</p>\n\n![cat](/a.png)',
    ],
    [
      'a fence that moved into a list',
      '<ul><li><p>a</p><pre data-fence="true"><code>b</code></pre></li></ul>',
      '<ul><li><p>a</p><pre><code>b</code></pre></li></ul>',
    ],
    [
      'a fence whose code has backticks',
      '<pre data-fence="true"><code>```</code></pre>',
      '````\n```\n````',
    ],
    ['[S2-blog-post-16] typed backticks', '<p>```js</p>', '<p>&#96;&#96;&#96;js</p>'],
    ['typed markdown', '<p>![a](b)</p>', '<p>&#33;[a](b)</p>'],
    [
      'a colour as browsers give it back',
      '<p><span style="color: rgb(239, 68, 68);">a</span></p>',
      '<p><span style="color: #EF4444;">a</span></p>',
    ],
    ['an unsafe pasted link', '<p><a href="javascript:x">a</a></p>', '<p>a</p>'],
  ])('%s', (_title, html, content) => {
    expect(editorHtmlToContent(html)).toBe(content)
    expect(sanitizeContent(content)).toBe(content)
  })
})
