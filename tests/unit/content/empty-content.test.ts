import { expect, it } from 'vitest'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { isEmptyContent } from '#src/content/format/empty-content.ts'

it.each([
  ...['', ' \n', '<p></p>', '<p> </p>', '<p>&nbsp;</p>', '<p><br></p>', '<h1></h1><p></p>'],
  ...['<ul><li><p></p></li></ul>', '<blockquote></blockquote>', '<p></p><p></p>'],
  ...['```js\n\n```', '<pre><code></code></pre>', '<hr>', '<script>alert(1)</script>'],
  ...['<p><strong></strong></p>', '<ul data-type="taskList"><li></li></ul>', '<!-- x -->'],
  ...['<img src="javascript:x">', '<style>p{}</style>', '\u0000', '<p>\n</p>'],
])('[S5-blog-05] %j is empty', (content) => {
  expect(isEmptyContent(sanitizeContent(content))).toBe(true)
})

it.each([
  ...['a', '.', '<p>a</p>', '<p>&lt;</p>', '<h1>a</h1>', '<ul><li>a</li></ul>', '```\na\n```'],
  ...[
    '<pre><code>a</code></pre>',
    '![](/a.png)',
    '<img src="/a.png">',
    '<p></p><img src="/a.png">',
  ],
  ...['<table><tr><td></td></tr></table>', '<p></p><p>a</p>', 'a < b', '```', '<p>🙂</p>'],
])('[S5-blog-05] %j is not empty', (content) => {
  expect(isEmptyContent(sanitizeContent(content))).toBe(false)
})
