import { LINK, task, done, tasks, table } from './corpus-markup.ts'
import type { CorpusCase } from './corpus-case.ts'

/** Input of other tools, legacy posts and careless clients. */
export const FOREIGN_CASES: readonly CorpusCase[] = [
  {
    name: '51 markdown renderer output',
    content:
      '<h4>Deep</h4>\n<p>line one\n  line two</p>\n<ul>\n  <li>a</li>\n  <li>b\n    <ul>\n      <li>c</li>\n    </ul>\n  </li>\n</ul>\n',
    canonical:
      '<h3>Deep</h3><p>line one line two</p><ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ul>',
  },
  {
    name: '52 aliases of marks',
    content: '<p><b>b</b><i>i</i><del>d</del><strike>k</strike><u>u</u><small>s</small></p>',
    canonical: '<p><strong>b</strong><em>i</em><s>dk</s>us</p>',
  },
  {
    name: '53 google docs wrapper',
    content:
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;color:#ff0000;background-color:#ffff00">x</span></p></b>',
    canonical:
      '<p><span style="color: #FF0000;"><strong><mark data-color="#FFFF00" style="background-color: #FFFF00; color: inherit;">x</mark></strong></span></p>',
  },
  {
    name: '54 github task list',
    content:
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled>done</li><li class="task-list-item"><input type="checkbox">open</li></ul>',
    canonical: tasks(done('done'), task('open')),
  },
  {
    name: '55 paragraph split by an image',
    content: '<p style="text-align: center;">a<img src="/x.png" width="10" height="10">b</p>',
    canonical:
      '<p style="text-align: center;">a</p><img src="/x.png"><p style="text-align: center;">b</p>',
  },
  {
    name: '56 loose inline content',
    content: '<strong>bold</strong> and plain<div>block</div>tail',
    canonical: '<p><strong>bold</strong> and plain</p><p>block</p><p>tail</p>',
  },
  {
    name: '57 list inside a list without li',
    content: '<ul><li>a</li><ul><li>b</li></ul></ul>',
    canonical: '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>',
  },
  {
    name: '58 code is the innermost mark',
    content: '<p><code>a <strong>b</strong> <a href="https://example.com">c</a></code></p>',
    canonical: `<p><code>a </code><strong><code>b</code></strong><code> </code><a ${LINK} href="https://example.com"><code>c</code></a></p>`,
  },
  {
    name: '59 table parts and caption',
    content:
      '<table><caption>Cap</caption><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody><tfoot><tr><td>2</td></tr></tfoot></table>',
    canonical: `<p>Cap</p>${table(1, '<tr><th><p>A</p></th></tr><tr><td><p>1</p></td></tr><tr><td><p>2</p></td></tr>')}`,
  },
  {
    name: '60 windows line ends',
    content: '<p>a</p>\r\n\r\n```js\r\nlet a\r\nlet b\r\n```\r\n',
    canonical: '<p>a</p>\n\n```js\nlet a\nlet b\n```',
  },
  {
    name: '61 trailing empty paragraphs',
    content: '<p>a</p><p></p><p style="text-align: center;"></p>',
    canonical: '<p>a</p>',
  },
  { name: '62 empty editor', content: '<p></p>', canonical: '' },
  {
    name: '63 old one-line and mid-line fences',
    content: 'Run ```npm start``` now, then ```js\nlet a```\nDone',
    canonical: 'Run\n\n```\nnpm start\n```\n\nnow, then\n\n```js\nlet a\n```\n\nDone',
  },
  { name: '64 unclosed fence', content: '```js\nlet a\n', canonical: '```js\nlet a\n```' },
  {
    name: '65 fence metadata',
    content: '```TS title="my file.ts" {1,3}\nlet a\n```',
    canonical: '```ts title="my file.ts" {1,3}\nlet a\n```',
  },
  {
    name: '66 live mark-up in text',
    content: 'Look at\n  <img src=x onerror=alert(1)>\n\nok',
    canonical: '<p>Look at<br>  &lt;img src=x onerror=alert(1)&gt;</p><p>ok</p>',
  },
  {
    name: '67 left-over backticks in text',
    content: 'Use ``` to open a block.\nNext line',
    canonical: '<p>Use &#96;&#96;&#96; to open a block.<br>Next line</p>',
  },
  {
    name: '68 text, then HTML',
    content: 'Old intro\n\n<p>new</p>\n<h2>part</h2>',
    canonical: 'Old intro\n\n<p>new</p><h2>part</h2>',
  },
  {
    name: '69 fixed table widths and spans',
    content:
      '<table><tbody><tr><td colspan="2" colwidth="100,20"><p>a</p></td><td colwidth="30"><p>b</p></td></tr></tbody></table>',
    canonical:
      '<table style="width: 150px;"><colgroup><col style="width: 100px;"><col style="width: 25px;"><col style="width: 30px;"></colgroup><tbody><tr><td colspan="2" colwidth="100,20"><p>a</p></td><td colwidth="30"><p>b</p></td></tr></tbody></table>',
  },
  {
    name: '70 indented HTML of a template literal',
    content: '\n    <p>a</p>\n    <pre><code>x\n  y</code></pre>\n',
    canonical: '<p>a</p><pre><code>x\n  y</code></pre>',
  },
  {
    name: '86 no-break space behind a picture',
    content: '![a](/b.png)\n![a](/b.png)\u00A0',
    canonical: '![a](/b.png)\n\n![a](/b.png)',
  },
]
