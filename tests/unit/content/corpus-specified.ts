import { LINK, task, done, tasks, table, row } from './corpus-markup.ts'
import type { CorpusCases } from './corpus.ts'

const PRESETS = [
  ...['#000000', '#374151', '#6B7280', '#9CA3AF', '#92400E', '#EF4444', '#F97316', '#EAB308'],
  ...['#84CC16', '#22C55E', '#10B981', '#14B8A6', '#06B6D4', '#3B82F6', '#6366F1', '#8B5CF6'],
  ...['#A855F7', '#EC4899'],
]

/** Every construct of the content format, alone and nested: 50 documents. */
export const SPECIFIED_CASES: CorpusCases = {
  '01 marks': '<p>Plain <strong>bold</strong> <em>italic</em> <s>gone</s> <code>x = 1</code></p>',
  '02 marks nested':
    '<p><strong>bold <em>both <s>all three</s></em></strong> and <em><strong>other way round</strong></em></p>',
  '03 headings': '<h1>One</h1><h2>Two</h2><h3>Three</h3><p>Text</p>',
  '04 align p':
    '<p style="text-align: left;">l</p><p style="text-align: center;">c</p><p style="text-align: right;">r</p><p style="text-align: justify;">j</p>',
  '05 align headings':
    '<h1 style="text-align: center;">c</h1><h2 style="text-align: right;">r</h2><h3 style="text-align: justify;">j</h3>',
  '06 bullet': '<ul><li><p>one</p></li><li><p>two</p></li></ul>',
  '07 numbered start': '<ol start="3"><li><p>three</p></li><li><p>four</p></li></ol>',
  '08 nested mixed list':
    '<ul><li><p>a</p><ol><li><p>b</p><ul><li><p>c</p></li></ul></li></ol></li><li><p>d</p></li></ul>',
  '09 task nested': tasks(done('a', tasks(task('b'), done('c'))), task('d')),
  '10 task in bullet': `<ul><li><p>a</p>${tasks(done('b'))}</li></ul>`,
  '11 bullet in task': tasks(task('a', '<ul><li><p>b</p></li></ul>')),
  '12 li two paras': '<ul><li><p>first</p><p>second</p></li></ul>',
  '13 li with code block':
    '<ol><li><p>run</p><pre><code class="language-bash">npm start</code></pre></li></ol>',
  '14 li aligned':
    '<ul><li><p style="text-align: right;">right</p></li><li><p>default</p></li></ul>',
  '15 quote': '<blockquote><p>Quoted</p></blockquote>',
  '16 quote multi': '<blockquote><p>One</p><p>Two</p><p></p><p>Three</p></blockquote>',
  '17 quote with list+heading':
    '<blockquote><h2>Title</h2><ul><li><p>item</p></li></ul></blockquote>',
  '18 code block html':
    '<pre><code class="language-go">func main() {\n\tfmt.Println("a &lt; b")\n}</code></pre>',
  '19 code block no lang': '<pre><code>plain\n  indented\n\nlast</code></pre>',
  '20 fence': '```javascript\nconst a = 1 < 2 && "x"\n```',
  '21 fence no lang': '```\nsomething\n```',
  '22 fence blank lines+indent': '```python\n\ndef f():\n\n    return 1\n\n\n```',
  '23 code containing ```': '````markdown\n```js\nlet a\n```\n````',
  '24 ``` in html text':
    '<p>Write &#96;&#96;&#96;js to open</p><pre><code>&#96;&#96;&#96;\nin pre\n&#96;&#96;&#96;&#96;</code></pre>',
  '25 link': `<p><a ${LINK} href="https://example.com/a?b=1&amp;c=2">link</a></p>`,
  '26 coloured bold link': `<p><a ${LINK} href="https://example.com"><span style="color: #EF4444;"><strong>red</strong></span></a></p>`,
  '27 relative + mail link': [
    '<p><a href="/blog/1#top">post</a> <a href="mailto:me@example.com">mail</a> <a href="tel:+4512345678">call</a></p>',
    `<p><a ${LINK} href="/blog/1#top">post</a> <a ${LINK} href="mailto:me@example.com">mail</a> <a ${LINK} href="tel:+4512345678">call</a></p>`,
  ],
  '28 image url':
    '<p>before</p><img src="https://example.com/a.png" alt="A &quot;picture&quot;" title="Title"><p>after</p>',
  '29 md image': [
    '![A \\[small\\] cat](/files/media/cat_(1).png "A cat")\n',
    '![A \\[small\\] cat](/files/media/cat_%281%29.png "A cat")',
  ],
  '30 image in li and cell': [
    '<ul><li><p>x</p><img src="/a.png"></li></ul><table><tbody><tr><td><img src="/b.png" alt="b"></td></tr></tbody></table>',
    `<ul><li><p>x</p><img src="/a.png"></li></ul>${table(1, '<tr><td><img src="/b.png" alt="b"></td></tr>')}`,
  ],
  '31 table 3x3': table(
    3,
    row('th', '<p>A</p>', '<p>B</p>', '<p>C</p>') +
      row('td', '<p>1</p>', '<p>2</p>', '<p>3</p>') +
      row('td', '<p></p>', '<p></p>', '<p></p>'),
  ),
  '32 table widths':
    '<table style="min-width: 136px;"><colgroup><col style="width: 86px;"><col style="min-width: 25px;"><col style="min-width: 25px;"></colgroup><tbody><tr><th colwidth="86"><p>A</p></th><th><p>B</p></th><th><p>C</p></th></tr></tbody></table>',
  '33 table merged':
    '<table style="min-width: 75px;"><colgroup><col style="min-width: 25px;"><col style="min-width: 25px;"><col style="min-width: 25px;"></colgroup><tbody><tr><td colspan="2"><p>wide</p></td><td rowspan="2"><p>tall</p></td></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>',
  '34 table rich cells': table(
    2,
    row(
      'td',
      '<p><span style="color: #3B82F6;">blue</span></p><ul><li><p>item</p></li></ul>',
      '<pre><code class="language-sql">select 1</code></pre><blockquote><p>q</p></blockquote>',
    ),
  ),
  '35 table no header + header col':
    table(2, row('td', '<p>1</p>', '<p>2</p>')) +
    table(2, '<tr><th><p>head</p></th><td><p>1</p></td></tr>'),
  '36 colours 18': `<p>${PRESETS.map((hex) => `<span style="color: ${hex};">${hex}</span>`).join(' ')}</p>`,
  '37 highlight':
    '<p><mark>default</mark> <mark data-color="#EAB308" style="background-color: #EAB308; color: inherit;">amber</mark></p>',
  '38 arbitrary colour (paste)': [
    '<p><span style="color: rgb(18, 52, 86);">a</span><span style="color: rebeccapurple;">b</span><span style="color: hsl(120, 50%, 50%);">c</span></p>',
    '<p><span style="color: #123456;">a</span><span style="color: rebeccapurple;">b</span><span style="color: hsl(120, 50%, 50%);">c</span></p>',
  ],
  '39 hard breaks': '<p>one<br>two<br><br>four</p>',
  '40 empty paras': '<p>a</p><p></p><p></p><p>b</p>',
  '41 entities/unicode': [
    '<p>a &amp; b &lt; c &gt; d "q" \u00A0 é 漢字 👩‍💻 — …</p>',
    '<p>a &amp; b &lt; c &gt; d "q" &nbsp; é 漢字 👩‍💻 — …</p>',
  ],
  '42 hr': '<p>a</p><hr><p>b</p>',
  '43 plain text legacy':
    'First line\nsecond line\n\n    indented, a < b && c > d\n\tList<String> "q"\n\nUse the <p> tag.',
  '44 legacy text + fences': [
    'Intro\n```js\nlet a\n```\nMiddle\n```\nplain\n```',
    'Intro\n\n```js\nlet a\n```\n\nMiddle\n\n```\nplain\n```',
  ],
  '45 legacy md image': 'Look:\n\n![cat](/files/media/cat.png)\n\nNice.',
  '46 html + fence + md image':
    '<p>Intro</p>\n\n```python\nprint(1)\n```\n\n<p>Middle</p>\n\n![cat](/cat.png)\n\n<h2>End</h2>',
  '47 adjacent lists':
    '<ul><li><p>a</p></li></ul><ul><li><p>b</p></li></ul><ol><li><p>c</p></li></ol>',
  '48 text looks like md image': '<p>&#33;[not](an-image.png)</p>',
  '49 quote in li, li in quote in cell': `<ul><li><p>a</p><blockquote><p>b</p></blockquote></li></ul>${table(1, row('td', '<blockquote><ul><li><p>c</p></li></ul></blockquote>'))}`,
  '50 link across marks/colour change': [
    '<p><a href="https://example.com">plain <strong>bold <span style="color: #22C55E;">green</span></strong> <code>code</code></a></p>',
    `<p><a ${LINK} href="https://example.com">plain <strong>bold <span style="color: #22C55E;">green</span></strong> <code>code</code></a></p>`,
  ],
}
