import { LINK, task, done, tasks, table } from './corpus-markup.ts'
import type { CorpusCases } from './corpus.ts'

/** Input of other tools, legacy posts and careless clients. */
export const FOREIGN_CASES: CorpusCases = {
  '51 markdown renderer output': [
    '<h4>Deep</h4>\n<p>line one\n  line two</p>\n<ul>\n  <li>a</li>\n  <li>b\n    <ul>\n      <li>c</li>\n    </ul>\n  </li>\n</ul>\n',
    '<h3>Deep</h3><p>line one line two</p><ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ul>',
  ],
  '52 aliases of marks': [
    '<p><b>b</b><i>i</i><del>d</del><strike>k</strike><u>u</u><small>s</small></p>',
    '<p><strong>b</strong><em>i</em><s>dk</s>us</p>',
  ],
  '53 google docs wrapper': [
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;color:#ff0000;background-color:#ffff00">x</span></p></b>',
    '<p><span style="color: #FF0000;"><strong><mark data-color="#FFFF00" style="background-color: #FFFF00; color: inherit;">x</mark></strong></span></p>',
  ],
  '54 github task list': [
    '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled>done</li><li class="task-list-item"><input type="checkbox">open</li></ul>',
    tasks(done('done'), task('open')),
  ],
  '55 paragraph split by an image': [
    '<p style="text-align: center;">a<img src="/x.png" width="10" height="10">b</p>',
    '<p style="text-align: center;">a</p><img src="/x.png"><p style="text-align: center;">b</p>',
  ],
  '56 loose inline content': [
    '<strong>bold</strong> and plain<div>block</div>tail',
    '<p><strong>bold</strong> and plain</p><p>block</p><p>tail</p>',
  ],
  '57 list inside a list without li': [
    '<ul><li>a</li><ul><li>b</li></ul></ul>',
    '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>',
  ],
  '58 code is the innermost mark': [
    '<p><code>a <strong>b</strong> <a href="https://example.com">c</a></code></p>',
    `<p><code>a </code><strong><code>b</code></strong><code> </code><a ${LINK} href="https://example.com"><code>c</code></a></p>`,
  ],
  '59 table parts and caption': [
    '<table><caption>Cap</caption><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody><tfoot><tr><td>2</td></tr></tfoot></table>',
    `<p>Cap</p>${table(1, '<tr><th><p>A</p></th></tr><tr><td><p>1</p></td></tr><tr><td><p>2</p></td></tr>')}`,
  ],
  '60 windows line ends': [
    '<p>a</p>\r\n\r\n```js\r\nlet a\r\nlet b\r\n```\r\n',
    '<p>a</p>\n\n```js\nlet a\nlet b\n```',
  ],
  '61 trailing empty paragraphs': [
    '<p>a</p><p></p><p style="text-align: center;"></p>',
    '<p>a</p>',
  ],
  '62 empty editor': ['<p></p>', ''],
  '63 old one-line and mid-line fences': [
    'Run ```npm start``` now, then ```js\nlet a```\nDone',
    'Run\n\n```\nnpm start\n```\n\nnow, then\n\n```js\nlet a\n```\n\nDone',
  ],
  '64 unclosed fence': ['```js\nlet a\n', '```js\nlet a\n```'],
  '65 fence metadata': [
    '```TS title="my file.ts" {1,3}\nlet a\n```',
    '```ts title="my file.ts" {1,3}\nlet a\n```',
  ],
  '66 live mark-up in text': [
    'Look at\n  <img src=x onerror=alert(1)>\n\nok',
    '<p>Look at<br>  &lt;img src=x onerror=alert(1)&gt;</p><p>ok</p>',
  ],
  '67 left-over backticks in text': [
    'Use ``` to open a block.\nNext line',
    '<p>Use &#96;&#96;&#96; to open a block.<br>Next line</p>',
  ],
  '68 text, then HTML': [
    'Old intro\n\n<p>new</p>\n<h2>part</h2>',
    'Old intro\n\n<p>new</p><h2>part</h2>',
  ],
  '69 fixed table widths and spans': [
    '<table><tbody><tr><td colspan="2" colwidth="100,20"><p>a</p></td><td colwidth="30"><p>b</p></td></tr></tbody></table>',
    '<table style="width: 150px;"><colgroup><col style="width: 100px;"><col style="width: 25px;"><col style="width: 30px;"></colgroup><tbody><tr><td colspan="2" colwidth="100,20"><p>a</p></td><td colwidth="30"><p>b</p></td></tr></tbody></table>',
  ],
  '70 indented HTML of a template literal': [
    '\n    <p>a</p>\n    <pre><code>x\n  y</code></pre>\n',
    '<p>a</p><pre><code>x\n  y</code></pre>',
  ],
  '86 no-break space behind a picture': [
    '![a](/b.png)\n![a](/b.png)\u00A0',
    '![a](/b.png)\n\n![a](/b.png)',
  ],
}
