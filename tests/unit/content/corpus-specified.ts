import { LINK, task, done, tasks, table, row } from './corpus-markup.ts'
import type { CorpusCase } from './corpus-case.ts'

const PRESETS = [
  ...['#000000', '#374151', '#6B7280', '#9CA3AF', '#92400E', '#EF4444', '#F97316', '#EAB308'],
  ...['#84CC16', '#22C55E', '#10B981', '#14B8A6', '#06B6D4', '#3B82F6', '#6366F1', '#8B5CF6'],
  ...['#A855F7', '#EC4899'],
]

const marks: CorpusCase[] = [
  {
    name: '01 marks',
    content: '<p>Plain <strong>bold</strong> <em>italic</em> <s>gone</s> <code>x = 1</code></p>',
  },
  {
    name: '02 marks nested',
    content:
      '<p><strong>bold <em>both <s>all three</s></em></strong> and <em><strong>other way round</strong></em></p>',
  },
  { name: '03 headings', content: '<h1>One</h1><h2>Two</h2><h3>Three</h3><p>Text</p>' },
  {
    name: '04 align p',
    content:
      '<p style="text-align: left;">l</p><p style="text-align: center;">c</p><p style="text-align: right;">r</p><p style="text-align: justify;">j</p>',
  },
  {
    name: '05 align headings',
    content:
      '<h1 style="text-align: center;">c</h1><h2 style="text-align: right;">r</h2><h3 style="text-align: justify;">j</h3>',
  },
]

const lists: CorpusCase[] = [
  { name: '06 bullet', content: '<ul><li><p>one</p></li><li><p>two</p></li></ul>' },
  {
    name: '07 numbered start',
    content: '<ol start="3"><li><p>three</p></li><li><p>four</p></li></ol>',
  },
  {
    name: '08 nested mixed list',
    content:
      '<ul><li><p>a</p><ol><li><p>b</p><ul><li><p>c</p></li></ul></li></ol></li><li><p>d</p></li></ul>',
  },
  { name: '09 task nested', content: tasks(done('a', tasks(task('b'), done('c'))), task('d')) },
  { name: '10 task in bullet', content: `<ul><li><p>a</p>${tasks(done('b'))}</li></ul>` },
  { name: '11 bullet in task', content: tasks(task('a', '<ul><li><p>b</p></li></ul>')) },
  { name: '12 li two paras', content: '<ul><li><p>first</p><p>second</p></li></ul>' },
  {
    name: '13 li with code block',
    content: '<ol><li><p>run</p><pre><code class="language-bash">npm start</code></pre></li></ol>',
  },
  {
    name: '14 li aligned',
    content: '<ul><li><p style="text-align: right;">right</p></li><li><p>default</p></li></ul>',
  },
]

const quotesAndCode: CorpusCase[] = [
  { name: '15 quote', content: '<blockquote><p>Quoted</p></blockquote>' },
  {
    name: '16 quote multi',
    content: '<blockquote><p>One</p><p>Two</p><p></p><p>Three</p></blockquote>',
  },
  {
    name: '17 quote with list+heading',
    content: '<blockquote><h2>Title</h2><ul><li><p>item</p></li></ul></blockquote>',
  },
  {
    name: '18 code block html',
    content:
      '<pre><code class="language-go">func main() {\n\tfmt.Println("a &lt; b")\n}</code></pre>',
  },
  { name: '19 code block no lang', content: '<pre><code>plain\n  indented\n\nlast</code></pre>' },
  { name: '20 fence', content: '```javascript\nconst a = 1 < 2 && "x"\n```' },
  { name: '21 fence no lang', content: '```\nsomething\n```' },
  {
    name: '22 fence blank lines+indent',
    content: '```python\n\ndef f():\n\n    return 1\n\n\n```',
  },
  { name: '23 code containing ```', content: '````markdown\n```js\nlet a\n```\n````' },
  {
    name: '24 ``` in html text',
    content:
      '<p>Write &#96;&#96;&#96;js to open</p><pre><code>&#96;&#96;&#96;\nin pre\n&#96;&#96;&#96;&#96;</code></pre>',
  },
]

const linksAndImages: CorpusCase[] = [
  {
    name: '25 link',
    content: `<p><a ${LINK} href="https://example.com/a?b=1&amp;c=2">link</a></p>`,
  },
  {
    name: '26 coloured bold link',
    content: `<p><a ${LINK} href="https://example.com"><span style="color: #EF4444;"><strong>red</strong></span></a></p>`,
  },
  {
    name: '27 relative + mail link',
    content:
      '<p><a href="/blog/1#top">post</a> <a href="mailto:me@example.com">mail</a> <a href="tel:+4512345678">call</a></p>',
    canonical: `<p><a ${LINK} href="/blog/1#top">post</a> <a ${LINK} href="mailto:me@example.com">mail</a> <a ${LINK} href="tel:+4512345678">call</a></p>`,
  },
  {
    name: '28 image url',
    content:
      '<p>before</p><img src="https://example.com/a.png" alt="A &quot;picture&quot;" title="Title"><p>after</p>',
  },
  {
    name: '29 md image',
    content: '![A \\[small\\] cat](/files/media/cat_(1).png "A cat")\n',
    canonical: '![A \\[small\\] cat](/files/media/cat_%281%29.png "A cat")',
  },
  {
    name: '30 image in li and cell',
    content:
      '<ul><li><p>x</p><img src="/a.png"></li></ul><table><tbody><tr><td><img src="/b.png" alt="b"></td></tr></tbody></table>',
    canonical: `<ul><li><p>x</p><img src="/a.png"></li></ul>${table(1, '<tr><td><img src="/b.png" alt="b"></td></tr>')}`,
  },
]

const tables: CorpusCase[] = [
  {
    name: '31 table 3x3',
    content: table(
      3,
      row('th', '<p>A</p>', '<p>B</p>', '<p>C</p>') +
        row('td', '<p>1</p>', '<p>2</p>', '<p>3</p>') +
        row('td', '<p></p>', '<p></p>', '<p></p>'),
    ),
  },
  {
    name: '32 table widths',
    content:
      '<table style="min-width: 136px;"><colgroup><col style="width: 86px;"><col style="min-width: 25px;"><col style="min-width: 25px;"></colgroup><tbody><tr><th colwidth="86"><p>A</p></th><th><p>B</p></th><th><p>C</p></th></tr></tbody></table>',
  },
  {
    name: '33 table merged',
    content:
      '<table style="min-width: 75px;"><colgroup><col style="min-width: 25px;"><col style="min-width: 25px;"><col style="min-width: 25px;"></colgroup><tbody><tr><td colspan="2"><p>wide</p></td><td rowspan="2"><p>tall</p></td></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>',
  },
  {
    name: '34 table rich cells',
    content: table(
      2,
      row(
        'td',
        '<p><span style="color: #3B82F6;">blue</span></p><ul><li><p>item</p></li></ul>',
        '<pre><code class="language-sql">select 1</code></pre><blockquote><p>q</p></blockquote>',
      ),
    ),
  },
  {
    name: '35 table no header + header col',
    content:
      table(2, row('td', '<p>1</p>', '<p>2</p>')) +
      table(2, '<tr><th><p>head</p></th><td><p>1</p></td></tr>'),
  },
]

const colours: CorpusCase[] = [
  {
    name: '36 colours 18',
    content: `<p>${PRESETS.map((hex) => `<span style="color: ${hex};">${hex}</span>`).join(' ')}</p>`,
  },
  {
    name: '37 highlight',
    content:
      '<p><mark>default</mark> <mark data-color="#EAB308" style="background-color: #EAB308; color: inherit;">amber</mark></p>',
  },
  {
    name: '38 arbitrary colour (paste)',
    content:
      '<p><span style="color: rgb(18, 52, 86);">a</span><span style="color: rebeccapurple;">b</span><span style="color: hsl(120, 50%, 50%);">c</span></p>',
    canonical:
      '<p><span style="color: #123456;">a</span><span style="color: rebeccapurple;">b</span><span style="color: hsl(120, 50%, 50%);">c</span></p>',
  },
]

const textCases: CorpusCase[] = [
  { name: '39 hard breaks', content: '<p>one<br>two<br><br>four</p>' },
  { name: '40 empty paras', content: '<p>a</p><p></p><p></p><p>b</p>' },
  {
    name: '41 entities/unicode',
    content: '<p>a &amp; b &lt; c &gt; d "q" \u00A0 é 漢字 👩‍💻 — …</p>',
    canonical: '<p>a &amp; b &lt; c &gt; d "q" &nbsp; é 漢字 👩‍💻 — …</p>',
  },
  { name: '42 hr', content: '<p>a</p><hr><p>b</p>' },
  {
    name: '43 plain text legacy',
    content:
      'First line\nsecond line\n\n    indented, a < b && c > d\n\tList<String> "q"\n\nUse the <p> tag.',
  },
  {
    name: '44 legacy text + fences',
    content: 'Intro\n```js\nlet a\n```\nMiddle\n```\nplain\n```',
    canonical: 'Intro\n\n```js\nlet a\n```\n\nMiddle\n\n```\nplain\n```',
  },
  { name: '45 legacy md image', content: 'Look:\n\n![cat](/files/media/cat.png)\n\nNice.' },
  {
    name: '46 html + fence + md image',
    content:
      '<p>Intro</p>\n\n```python\nprint(1)\n```\n\n<p>Middle</p>\n\n![cat](/cat.png)\n\n<h2>End</h2>',
  },
  {
    name: '47 adjacent lists',
    content: '<ul><li><p>a</p></li></ul><ul><li><p>b</p></li></ul><ol><li><p>c</p></li></ol>',
  },
  { name: '48 text looks like md image', content: '<p>&#33;[not](an-image.png)</p>' },
  {
    name: '49 quote in li, li in quote in cell',
    content: `<ul><li><p>a</p><blockquote><p>b</p></blockquote></li></ul>${table(1, row('td', '<blockquote><ul><li><p>c</p></li></ul></blockquote>'))}`,
  },
  {
    name: '50 link across marks/colour change',
    content:
      '<p><a href="https://example.com">plain <strong>bold <span style="color: #22C55E;">green</span></strong> <code>code</code></a></p>',
    canonical: `<p><a ${LINK} href="https://example.com">plain <strong>bold <span style="color: #22C55E;">green</span></strong> <code>code</code></a></p>`,
  },
]

/** Every construct of the content format, alone and nested: 50 documents. */
export const SPECIFIED_CASES: readonly CorpusCase[] = [
  ...marks,
  ...lists,
  ...quotesAndCode,
  ...linksAndImages,
  ...tables,
  ...colours,
  ...textCases,
]
