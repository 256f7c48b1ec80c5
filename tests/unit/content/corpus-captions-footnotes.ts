import { LINK, table } from './corpus-markup.ts'
import type { CorpusCases } from './corpus.ts'

const ref = (number: number) => `<sup data-footnote="${number}">${number}</sup>`
const notes = (...items: string[]) =>
  `<ol data-type="footnotes">${items.map((item, index) => `<li data-footnote="${index + 1}">${item}</li>`).join('')}</ol>`
const cell = (tag: 'td' | 'th', align: string, text: string) =>
  `<${tag} style="text-align: ${align};"><p>${text}</p></${tag}>`

const alignedTable = table(
  3,
  `<tr>${cell('th', 'left', 'A')}${cell('th', 'center', 'B')}${cell('th', 'right', 'C')}</tr>` +
    `<tr>${cell('td', 'left', '1')}${cell('td', 'center', '2')}${cell('td', 'right', '3')}</tr>`,
)

/** Alignment of columns, widths of images, and footnotes. */
export const CAPTION_FOOTNOTE_CASES: CorpusCases = {
  '94 row of pictures': table(
    2,
    '<tr><td><img src="/a.png" alt="A" title="One"></td><td><img src="/b.png"></td></tr>',
  ),
  '71 aligned columns': alignedTable,
  '72 aligned columns of a Markdown renderer': [
    '<table><thead><tr><th align="center">A</th><th align="RIGHT">B</th></tr></thead><tr><td align="justify">1</td><td style="text-align: justify">2</td></tr></table>',
    table(
      2,
      `<tr>${cell('th', 'center', 'A')}${cell('th', 'right', 'B')}</tr><tr><td><p>1</p></td><td><p>2</p></td></tr>`,
    ),
  ],
  '73 aligned cell with spans and widths':
    '<table style="width: 200px;"><colgroup><col style="width: 100px;"><col style="width: 100px;"></colgroup><tbody><tr><td colspan="2" colwidth="100,100" style="text-align: right;"><p style="text-align: left;">a</p></td></tr></tbody></table>',
  '74 pictures with caption and width':
    '<img src="/a.png" alt="A" title="Caption &amp; more" width="320"><p>b</p><img src="/b.png" width="480">',
  '75 other widths': [
    '<img src="/a.png" width="321" height="9"><img src="/b.png" width="320px">',
    '<img src="/a.png"><img src="/b.png">',
  ],
  '76 footnotes': `<p>One${ref(1)} and <strong>two</strong>${ref(2)}.</p>${notes('<p>First.</p>', `<p>See <a ${LINK} href="https://example.com">it</a>, <em>twice</em>.</p><p>More.</p>`)}`,
  '77 footnotes in headings, lists and cells, one of them twice': `<h2>A${ref(1)}</h2><ul><li><p>b${ref(2)}</p></li></ul>${table(1, `<tr><td><p>c${ref(1)}</p></td></tr>`)}${notes('<p>x</p>', '<p>y</p><pre><code class="language-ts">let a\nlet b</code></pre>')}`,
  '78 footnotes after a fence and a picture': `<p>a${ref(1)}</p>\n\n\`\`\`js\nlet a\n\`\`\`\n\n![b](/b.png "c")\n\n${notes('<p>x</p>')}`,
  '79 footnotes out of order, with marks, before other text': [
    '<p><a href="/x">a<sup data-footnote="b">9</sup></a> b<sup data-footnote="a" class="x">1</sup></p><ol data-type="footnotes"><li data-footnote="a">A</li><li id="b">B</li></ol><p>end</p><p></p>',
    `<p><a ${LINK} href="/x">a</a>${ref(1)} b${ref(2)}</p><p>end</p>${notes('<p>B</p>', '<p>A</p>')}`,
  ],
  '80 reference without a note, note without a reference': [
    '<p>a<sup data-footnote="x">?</sup></p><ol data-type="footnotes"><li data-footnote="y"><p>kept</p></li></ol>',
    `<p>a${ref(1)}</p>${notes('<p></p>', '<p>kept</p>')}`,
  ],
  '81 footnotes of GitHub': [
    '<p>a<sup><a href="#user-content-fn-1-9" id="user-content-fnref-1-9" data-footnote-ref aria-describedby="footnote-label">1</a></sup></p><section data-footnotes class="footnotes"><h2 id="footnote-label" class="sr-only">Footnotes</h2>\n<ol>\n<li id="user-content-fn-1-9">\n<p>Note. <a href="#user-content-fnref-1-9" data-footnote-backref class="data-footnote-backref">↩</a></p>\n</li>\n</ol>\n</section>',
    `<p>a${ref(1)}</p>${notes('<p>Note.</p>')}`,
  ],
  '82 two texts with footnotes': [
    `<p>a${ref(1)}</p>${notes('<p>x</p>')}\n\n<p>b${ref(1)}${ref(2)}</p>${notes('<p>y</p>', '<p>z</p>')}\n\n![c](/c.png)`,
    `<p>a${ref(1)}</p><p>b${ref(2)}${ref(3)}</p>\n\n![c](/c.png)\n\n${notes('<p>x</p>', '<p>y</p>', '<p>z</p>')}`,
  ],
  '83 a note that refers to another': `<p>a${ref(1)}</p>${notes(`<p>x${ref(2)}</p>`, '<p>y</p>')}`,
  '84 notes in a list and superscript are text': [
    '<ul><li>b<ol data-type="footnotes"><li>a</li></ol></li></ul><p>x<sup>2</sup><sup data-footnote="a b">3</sup></p>',
    '<ul><li><p>b</p><ol><li><p>a</p></li></ol></li></ul><p>x23</p>',
  ],
  '85 aligned columns, captions, widths and footnotes': `<p>Text${ref(1)}</p>${alignedTable}<img src="/a.png" alt="A" title="Caption" width="480"><p>End${ref(2)}</p>\n\n![b](/b.png "c")\n\n${notes('<p>One <code>x</code></p>', '<p>Two</p>')}`,
}
