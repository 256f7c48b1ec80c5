import { callout, table } from './corpus-markup.ts'
import type { CorpusCase } from './corpus-case.ts'

export const CALLOUT_CASES: readonly CorpusCase[] = [
  {
    name: '86 the three callouts beside a quote',
    content: `<p>a</p>${callout('note', '<p>b</p>')}${callout('tip', '<p>c</p>')}${callout('warning', '<p>d</p>')}<blockquote><p>e</p></blockquote>`,
  },
  {
    name: '87 a callout with a heading, a list, code, a picture and a table',
    content: callout(
      'warning',
      `<h2>A</h2><p>b<br>c</p><ul><li><p>d</p></li></ul><pre><code class="language-ts">let a\n\nlet b</code></pre><img src="/a.png" alt="e">${table(1, '<tr><td><p>f</p></td></tr>')}`,
    ),
  },
  {
    name: '88 callouts in a list, a quote and a callout',
    content: `<ol start="3"><li><p>a</p>${callout('tip', '<p>b</p>')}</li></ol><blockquote>${callout('note', `${callout('warning', '<p>c</p>')}<p>d</p>`)}</blockquote>`,
  },
  {
    name: '89 a callout that begins with a list, code or an aligned paragraph',
    content: `${callout('note', '<ol start="7"><li><p>a</p></li></ol>')}<p>-</p>${callout('tip', '<pre><code>b</code></pre>')}<p>-</p>${callout('warning', '<p style="text-align: center;">c</p>')}`,
  },
  { name: '90 an empty callout', content: `<p>a</p>${callout('note', '<p></p>')}` },
  {
    name: '91 a callout between fences, with a footnote',
    content: `\`\`\`js\nlet a\n\`\`\`\n\n${callout('tip', '<p>b<sup data-footnote="1">1</sup></p>')}\n\n\`\`\`\nc\n\`\`\`\n\n<ol data-type="footnotes"><li data-footnote="1">${callout('note', '<p>d</p>')}</li></ol>`,
  },
  {
    name: '92 kinds that do not exist are quotes',
    content:
      '<blockquote data-callout="danger">a</blockquote><blockquote data-callout="NOTE" class="x" onclick="y">b</blockquote><div data-callout="tip">c</div><blockquote data-callout=note style="color: red" cite="//z">d</blockquote>',
    canonical: `<blockquote><p>a</p></blockquote><blockquote><p>b</p></blockquote><p>c</p>${callout('note', '<p>d</p>')}`,
  },
  {
    name: '93 quotes that are written like alerts',
    content:
      '<blockquote><p>[!NOTE]</p><p>a</p></blockquote><blockquote><p>[!TIP]<br>b</p></blockquote>',
  },
]
