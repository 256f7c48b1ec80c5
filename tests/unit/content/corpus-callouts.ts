import { callout, table } from './corpus-markup.ts'
import type { CorpusCases } from './corpus.ts'

export const CALLOUT_CASES: CorpusCases = {
  '86 the three callouts beside a quote': `<p>a</p>${callout('note', '<p>b</p>')}${callout('tip', '<p>c</p>')}${callout('warning', '<p>d</p>')}<blockquote><p>e</p></blockquote>`,
  '87 a callout with a heading, a list, code, a picture and a table': callout(
    'warning',
    `<h2>A</h2><p>b<br>c</p><ul><li><p>d</p></li></ul><pre><code class="language-ts">let a\n\nlet b</code></pre><img src="/a.png" alt="e">${table(1, '<tr><td><p>f</p></td></tr>')}`,
  ),
  '88 callouts in a list, a quote and a callout': `<ol start="3"><li><p>a</p>${callout('tip', '<p>b</p>')}</li></ol><blockquote>${callout('note', `${callout('warning', '<p>c</p>')}<p>d</p>`)}</blockquote>`,
  '89 a callout that begins with a list, code or an aligned paragraph': `${callout('note', '<ol start="7"><li><p>a</p></li></ol>')}<p>-</p>${callout('tip', '<pre><code>b</code></pre>')}<p>-</p>${callout('warning', '<p style="text-align: center;">c</p>')}`,
  '90 an empty callout': `<p>a</p>${callout('note', '<p></p>')}`,
  '91 a callout between fences, with a footnote': `\`\`\`js\nlet a\n\`\`\`\n\n${callout('tip', '<p>b<sup data-footnote="1">1</sup></p>')}\n\n\`\`\`\nc\n\`\`\`\n\n<ol data-type="footnotes"><li data-footnote="1">${callout('note', '<p>d</p>')}</li></ol>`,
  '92 kinds that do not exist are quotes': [
    '<blockquote data-callout="danger">a</blockquote><blockquote data-callout="NOTE" class="x" onclick="y">b</blockquote><div data-callout="tip">c</div><blockquote data-callout=note style="color: red" cite="//z">d</blockquote>',
    `<blockquote><p>a</p></blockquote><blockquote><p>b</p></blockquote><p>c</p>${callout('note', '<p>d</p>')}`,
  ],
  '93 quotes that are written like alerts':
    '<blockquote><p>[!NOTE]</p><p>a</p></blockquote><blockquote><p>[!TIP]<br>b</p></blockquote>',
}
