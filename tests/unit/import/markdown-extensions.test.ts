import { describe, expect, it } from 'vitest'
import { prepareMarkdown } from '#src/import/markdown/prepare-markdown.ts'
import { bodyToContent, link } from './to-content.ts'

const convert = (text: string, file = 'a.md') =>
  bodyToContent({ body: { format: 'markdown', text }, place: { file } })

const CASES: [what: string, markdown: string, content: string, warnings?: string[]][] = [
  [
    'a definition list',
    'Lock\n: Keeps a *row*.\n  Until the end.\n\n    - one\n\n: Of a door.\n\nKey\nOpener\n\n: Opens.\n\nAfter.',
    '<p><strong>Lock</strong></p><p>Keeps a <em>row</em>. Until the end.</p><ul><li><p>one</p></li></ul><p>Of a door.</p>' +
      '<p><strong>Key</strong></p><p><strong>Opener</strong></p><p>Opens.</p><p>After.</p>',
  ],
  [
    'no definition list behind a heading, a table, a list or in code',
    '# a\n: b\n\n- c\n: d\n\n```\ne\n: f\n```\n\n|g|\n|-|\n: h',
    '<h1>a</h1><p>: b</p><ul><li><p>c : d</p></li></ul>\n\n```\ne\n: f\n```\n\n<table style="min-width: 25px;"><colgroup><col style="min-width: 25px;"></colgroup>' +
      '<tbody><tr><th><p>g</p></th></tr><tr><td><p>: h</p></td></tr></tbody></table>',
  ],
  [
    'Markdown in HTML',
    '<div class="a" markdown="1">\n**b**\n<div markdown=block>*c*</div>\n</div>\n\n<div>\n**d**\n</div>\n\n<p markdown="1">_e_</p> <span markdown="span">**f**</span>\n\n`<div markdown="1">`',
    '<p><strong>b</strong></p><p><em>c</em></p><p>**d**</p><p><em>e</em></p><p><strong>f</strong></p><p><code>&lt;div markdown="1"&gt;</code></p>',
  ],
  [
    'a figure with Markdown in it',
    '<figure markdown="1">\n![a](b.png)\n<figcaption>c</figcaption>\n</figure>',
    '![a](b.png "c")',
  ],
  [
    'abbreviations',
    'HTML and `*[CSS]: a`\n\n*[HTML]: Hyper Text\n*[CSS]: Style',
    '<p>HTML and <code>*[CSS]: a</code></p>',
    ['Definitions of abbreviations (*[…]: …) were removed.'],
  ],
  [
    'formulas',
    'a $$x_i * y_i$$ b $n$ \\\\(c_d\\\\)\n\n$$\n\\sum_i x_i\n$$\n\n\\[e_f\\]',
    '<p>a <code>x_i * y_i</code> b <code>n</code> <code>c_d</code></p>\n\n```latex\n\\sum_i x_i\n```\n\n<p><code>e_f</code></p>',
    ['Formulas are shown as their code in LaTeX.'],
  ],
  [
    'a formula of Hugo',
    '{{< katex >}}x_i{{< /katex >}}',
    '<p><code>x_i</code></p>',
    ['Formulas are shown as their code in LaTeX.'],
  ],
  [
    'prices, variables and brackets, which are no formulas',
    'From $5 to $6, $HOME/$USER_NAME/a, \\(not\\) $$ `$x_i$`',
    '<p>From $5 to $6, $HOME/$USER_NAME/a, (not) $$ <code>$x_i$</code></p>',
  ],
  [
    'regular expressions, which are no formulas',
    'Of `x`: "^/$" => "^([^.]+)$" and bufname !~ \\^\\\\[A-Z_\\\\]\\*',
    '<p>Of <code>x</code>: "^/$" =&gt; "^([^.]+)$" and bufname !~ ^\\[A-Z_\\]*</p>',
  ],
  [
    'a shortcode that is shown',
    'Write {{</* figure "a_b" */>}} or {{%/*b*/%}}.',
    '<p>Write {{&lt; figure "a_b" &gt;}} or {{%b%}}.</p>',
  ],
  [
    'a quote of Hexo with author and source',
    '{% blockquote Ada Lovelace, Notes %}\na\n\nb\n{% endblockquote %}\n\n{% quote Me https://a.example/b The words %}c{% endquote %}\n\n{% pullquote left %}d{% endpullquote %}',
    '<blockquote><p>a</p><p>b</p><p>— Ada Lovelace, Notes</p></blockquote><blockquote><p>c</p><p>— Me, ' +
      '<a target="_blank" rel="noopener noreferrer nofollow" href="https://a.example/b">The words</a></p></blockquote><blockquote><p>d</p></blockquote>',
  ],
  [
    'tabs of Hexo',
    '{% tabs a, 1 %}\n<!-- tab One -->\nb\n<!-- endtab -->\n<!-- tab Two -->\nc\n<!-- endtab -->\n{% endtabs %}',
    '<p><strong>One</strong></p><p>b</p><p><strong>Two</strong></p><p>c</p>',
  ],
  [
    'tabs of Jekyll',
    '{% tabs a %}{% tab a One more %}\nb\n{% endtab %}{% endtabs %}',
    '<p><strong>One more</strong></p><p>b</p>',
  ],
  [
    'tabs of Hugo',
    '{{< tabs >}}\n{{< tab "One" >}}\nb\n{{< /tab >}}\n{{% tab header="Two" %}}\nc\n{{% /tab %}}\n{{< /tabs >}}',
    '<p><strong>One</strong></p><p>b</p><p><strong>Two</strong></p><p>c</p>',
  ],
  [
    'a picture of Hexo with quoted texts',
    '{% asset_img b.png 300 "A title" "The description" %}\n\n{% asset_img c.png "Only this" %}\n\n{% img d.png \'"T" "D"\' %}',
    '![The description](b.png "A title")\n\n![Only this](c.png)\n\n![D](d.png "T")',
  ],
  [
    'text around an include with the name of a value',
    'a {% include share.html url=page.url %} b',
    '<p>a  b</p>',
    ['The tag “include share.html” is not supported, and was removed.'],
  ],
  [
    'the URL of a video',
    '{% youtube https://youtu.be/abc %}',
    `<p>${link('https://youtu.be/abc')}</p>`,
    ['A YouTube video became a link: https://youtu.be/abc'],
  ],
]

describe('Markdown beyond CommonMark', () => {
  it.each(CASES)('keeps %s', (_, markdown, content, warnings = []) => {
    const made = convert(markdown)
    expect(made.content).toBe(content)
    expect(made.warnings.map(({ text }) => text)).toEqual(warnings)
  })

  it('keeps the labels of tabs of Docusaurus', () => {
    const text =
      '<Tabs>\n<TabItem value="a" label="One">\n\nb\n\n</TabItem>\n<TabItem value="two">\n\nc\n\n</TabItem>\n</Tabs>'
    const { content, warnings } = convert(text, 'a.mdx')
    expect(content).toBe('<p><strong>One</strong></p><p>b</p><p><strong>two</strong></p><p>c</p>')
    expect(warnings).toEqual([])
  })

  it('names the line of the first formula and the lines of losses behind definitions', () => {
    const text = 'a\n: b\n: c\n\nx $$y$$\n\n*[HTML]: d'
    expect(prepareMarkdown(text).losses.map(({ line }) => line)).toEqual([5, 7])
  })
})
