import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { editorHtmlToContent } from '#src/content/sanitize/content-blocks.ts'
import { sanitizePastedHtml as pasted } from '#src/content/paste/paste-html.ts'
import { pastedMarkdownHtml } from '#src/content/paste/paste-markdown.ts'
import { done, LINK, table, task, tasks } from './corpus-markup.ts'
import { CORPUS } from './corpus.ts'
import { htmlDangers, contentDangers } from './dangers.ts'
import { INJECTIONS } from './injections.ts'

const clipboard = (name: string) =>
  readFileSync(new URL(`../../fixtures/clipboard/${name}`, import.meta.url), 'utf8')
const markdown = (text: string) => editorHtmlToContent(pastedMarkdownHtml(text))

/** `tests/fixtures/clipboard` contains the clipboard HTML of these programs. */
describe('paste from other programs', () => {
  it('Google Docs: nests lists, keeps checklists as task lists, drops black text colour', () => {
    expect(pasted(clipboard('google-docs.html'))).toBe(
      [
        '<h1>Locks in practice</h1>',
        '<p>A row lock is <strong>short</strong><em> and cheap</em><span style="color: #FF0000;"><mark data-color="#FFFF00" style="background-color: #FFFF00; color: inherit;">, mostly</mark></span>. See ',
        `<a ${LINK} href="https://www.postgresql.org/docs/">the manual</a>.</p>`,
        '<ul><li><p>one</p><ul><li><p>inner</p></li></ul></li></ul>',
        tasks(done('done'), task('open')),
        table(2, '<tr><td><p><strong>Kind</strong></p></td><td><p>row</p></td></tr>'),
      ].join(''),
    )
  })

  it('Word: indented paragraphs become lists; empty paragraphs and local images are dropped', () => {
    expect(pasted(clipboard('word.html'))).toBe(
      [
        '<h1>Locks in practice</h1><h1>Rows</h1><h2>Held briefly</h2>',
        '<p>A row lock is <strong>short</strong> and <em>cheap</em>, <s>always</s> <span style="color: red;">mostly</span>. ',
        '<mark data-color="yellow" style="background-color: yellow; color: inherit;">Remember</mark> it.</p>',
        '<ul><li><p>one</p><ul><li><p>inner</p></li></ul></li><li><p>two</p></li></ul>',
        '<p>Then:</p>',
        '<ol><li><p>first</p></li><li><p>second</p></li></ol>',
        table(2, '<tr><td><p><strong>Kind</strong></p></td><td><p>row</p></td></tr>'),
        `<p><a ${LINK} href="https://example.com/">a link</a></p>`,
      ].join(''),
    )
  })

  it('VS Code: one code block, with its blank lines and indentation', () => {
    expect(pasted(clipboard('vs-code.html'))).toBe(
      '<pre><code>const a = 1\n\nif (a &lt; 2) {\n  log(a)\n}</code></pre>',
    )
  })

  it('GitHub: code with its language, tasks, no anchors, buttons or page colours', () => {
    expect(pasted(clipboard('github.html'))).toBe(
      [
        `<h2>Install</h2><p>Run <code>npm i</code> and read <a ${LINK} href="https://github.com/acme/locks/wiki">the wiki</a>.</p>`,
        '<pre><code class="language-typescript">const a = 1\nlock(a)</code></pre>',
        tasks(done('done'), task('open')),
        '<blockquote><p>Said once.</p></blockquote>',
        table(
          2,
          '<tr><th><p>Kind</p></th><th><p>Cost</p></th></tr><tr><td><p>row</p></td><td><p>low</p></td></tr>',
        ),
      ].join(''),
    )
  })

  it('Markdown: becomes rich text, with fences and images kept as written', () => {
    expect(markdown('**a**\n\n```ts\nb\n```\n\n![c](/d.png)')).toBe(
      '<p><strong>a</strong></p>\n\n```ts\nb\n```\n\n![c](/d.png)',
    )
  })
})

describe('paste of footnotes and tables', () => {
  const labels = /[\da-f]{32}-/g
  const footnotes = 'a[^x] and[^y] again[^x]\n\n[^x]: Note with `code`\n[^y]: Other\n'
  const page =
    '<p>a<sup><a id="fnref:1" href="https://folio.example/blog/a#fn:1" role="doc-noteref">1</a></sup></p><section role="doc-endnotes"><ol><li id="fn:1"><p>Note<a href="#fnref:1" role="doc-backlink">↩</a></p></li></ol></section>'

  it('carries each note by its first reference, under a label of its own', () => {
    const paste = () => pastedMarkdownHtml(footnotes)
    expect(paste().match(labels)?.[0]).not.toBe(paste().match(labels)?.[0])
    expect(paste().replace(labels, '')).toBe(
      '<p>a<sup data-footnote="1" data-note="&lt;p&gt;Note with &lt;code&gt;code&lt;/code&gt;&lt;/p&gt;">1</sup> and<sup data-footnote="2" data-note="&lt;p&gt;Other&lt;/p&gt;">2</sup> again<sup data-footnote="1">1</sup></p>',
    )
  })

  it('reads the footnotes of this site', () => {
    expect(pasted(page).replace(labels, '')).toBe(
      '<p>a<sup data-footnote="1" data-note="&lt;p&gt;Note&lt;/p&gt;">1</sup></p>',
    )
  })

  it('keeps the alignment of columns; left, which programs write for nothing, only of Markdown', () => {
    const html = '<table><tr><td align="left">a</td><td align="right">b</td></tr></table>'
    expect(pasted(html)).toContain('<td><p>a</p></td><td style="text-align: right;"><p>b</p></td>')
    expect(markdown('| a |\n| :-- |')).toContain('<th style="text-align: left;"><p>a</p></th>')
  })
})

describe('paste of stored content', () => {
  const written = CORPUS.filter(({ content }) => content.startsWith('<'))

  it.each(written)('$name: is stored unchanged', ({ content }) => {
    const html = pasted(content)
    expect(sanitizeContent(html)).toBe(editorHtmlToContent(html))
  })

  it.each(INJECTIONS)('%s: leaves nothing executable', (hostile) => {
    expect(htmlDangers(pasted(hostile))).toEqual([])
    expect(contentDangers(markdown(hostile))).toEqual([])
  })

  it.each([
    ['rgb(255, 0, 0)', '<p><span style="color: #FF0000;">x</span></p>'],
    ['rgb(31, 35, 40)', '<p>x</p>'],
    ['windowtext', '<p>x</p>'],
    ['rgba(255, 0, 0, 0)', '<p>x</p>'],
    ['#fff', '<p>x</p>'],
    ['seagreen', '<p><span style="color: seagreen;">x</span></p>'],
  ])('a text colour %s', (color, html) => {
    expect(pasted(`<p><span style="color: ${color}">x</span></p>`)).toBe(html)
  })
})

describe('text of a page of this site', () => {
  it('has no anchors next to its headings', () => {
    const heading = (text: string) =>
      `<div class="heading"><h2 id="a">${text}</h2><a href="https://site.example/blog/x#a" class="heading-link">#</a></div>`
    expect(pasted(`<p>one</p>${heading('Two')}<p>three</p>`)).toBe(
      '<p>one</p><h2>Two</h2><p>three</p>',
    )
    expect(pasted('<h2>Two<a class="hash-link" href="#two">\u200B#</a></h2>')).toBe('<h2>Two</h2>')
    expect(pasted('<p><a href="https://a.example/#b">#4</a></p>')).toContain('#4</a>')
  })

  it('keeps the language of code, and no words above it', () => {
    const figure =
      '<figure class="code-block"><div><span><span>a.js</span><span>js</span></span></div><pre class="p-4 language-js"><code><span class="code-line">a()</span>\n<span class="code-line">b()</span></code></pre></figure>'
    expect(pasted(`<p>one</p>${figure}<p>three</p>`)).toBe(
      '<p>one</p><pre><code class="language-js">a()\nb()</code></pre><p>three</p>',
    )
  })
})
