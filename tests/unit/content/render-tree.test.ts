import { describe, expect, it } from 'vitest'
import { renderContent } from '#src/content/render/render-content.ts'
import type { RenderBlock } from '#src/content/render/render-node.ts'

const text = (value: string) => ({ type: 'text' as const, value })
const p = (value: string): RenderBlock => ({ type: 'paragraph', children: [text(value)] })
const codeBlock = (code: string, language = ''): RenderBlock => {
  return { type: 'code', language, label: language || 'code', code }
}

describe('renderContent', () => {
  it('returns a new tree at each call', () => {
    const [one, other] = [1, 2].map(() => renderContent('```go\na\n```'))
    Object.assign(one?.[0] ?? {}, { runs: [{ text: 'a' }] })
    expect(other).toEqual([codeBlock('a', 'go')])
  })

  it('[S2-blog-post-16] splits the body on fences, in order', () => {
    expect(renderContent('Intro\n\n```python\nprint(1)\n```\n\nOutro')).toEqual([
      { type: 'text', text: 'Intro' },
      codeBlock('print(1)', 'python'),
      { type: 'text', text: 'Outro' },
    ])
  })

  it('[S2-blog-post-16] renders a fence and a pre as the same code block', () => {
    expect(renderContent('```go\na\n```')).toEqual([codeBlock('a', 'go')])
    expect(renderContent('<pre><code class="language-go">a</code></pre>')).toEqual([
      codeBlock('a', 'go'),
    ])
  })

  it.each([
    ['```\na\n```', 'code'],
    ['<pre><code>a</code></pre>', 'code'],
    ['<pre><code class="language-a b&lt;">a</code></pre>', 'a'],
    ['```javascript\na\n```', 'javascript'],
    ['```__proto__\na\n```', '__proto__'],
  ])('[S2-blog-post-17] %j has the label %j', (content, label) => {
    expect(renderContent(content)).toMatchObject([{ type: 'code', label }])
  })

  it('[S2-blog-post-21] keeps line breaks of text outside fences', () => {
    expect(renderContent('a\nb\n\n  c')).toEqual([{ type: 'text', text: 'a\nb\n\n  c' }])
    expect(renderContent('<p>a<br>b</p>')).toEqual([
      { type: 'paragraph', children: [text('a'), { type: 'break' }, text('b')] },
    ])
  })

  it('renders a Markdown image like an img, and neither with a disallowed source', () => {
    const image = { type: 'image', src: '/a.png', alt: 'a', title: 't' }
    expect(renderContent('![a](/a.png "t")')).toEqual([image])
    expect(renderContent('<img src="/a.png" alt="a" title="t">')).toEqual([image])
    expect(renderContent('<p>x</p><img src="data:image/png,x">')).toEqual([p('x')])
    expect(renderContent('![a](data:image/png,x)')).toEqual([
      { type: 'text', text: '![a](data:image/png,x)' },
    ])
  })

  it('returns the width of an image and the alignment of a cell as data', () => {
    const image = { type: 'image', src: '/a.png', alt: '', title: '', width: 480 }
    expect(renderContent('<img src="/a.png" width="480">')).toEqual([image])
    const cell = '<td style="text-align: right;"><p>1</p></td>'
    expect(renderContent(`<table><tr>${cell}</tr></table>`)).toMatchObject([
      { type: 'table', rows: [[{ align: 'right' }]] },
    ])
  })

  it('links references with their notes, and notes with each of their references', () => {
    const reference = '<sup data-footnote="1">1</sup>'
    const notes = '<li data-footnote="1"><p>x</p></li><li data-footnote="2"><hr></li>'
    const content = `<h2>fn 1</h2><p>a${reference}b${reference}</p><ol data-type="footnotes">${notes}</ol>`
    const [, paragraph, footnotes] = renderContent(content)
    const [first, second] = ['fnref:1', 'fnref:1:2']
    expect(paragraph).toMatchObject({
      children: [text('a'), { label: '1', id: first }, text('b'), { label: '1', id: second }],
    })
    expect(footnotes).toMatchObject({
      notes: [
        {
          label: '1',
          children: [
            { children: [text('x'), { id: first, ordinal: 1 }, { id: second, ordinal: 2 }] },
          ],
        },
        { label: '2', children: [{ type: 'rule' }] },
      ],
    })
  })

  it('returns alignment as data', () => {
    expect(renderContent('<p style="text-align: center;">a</p>')).toEqual([
      { type: 'paragraph', align: 'center', children: [text('a')] },
    ])
  })

  it('returns a colour as a validated value', () => {
    expect(renderContent('<p><span style="color: rgb(1, 2, 3)">a</span></p>')).toEqual([
      {
        type: 'paragraph',
        children: [{ type: 'color', color: '#010203', children: [text('a')] }],
      },
    ])
  })

  it('[S2-editor-toolbar-15] renders highlights with and without a colour', () => {
    expect(renderContent('<p><mark>a</mark><mark data-color="#EAB308">b</mark></p>')).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'highlight', children: [text('a')] },
          { type: 'highlight', color: '#EAB308', children: [text('b')] },
        ],
      },
    ])
  })

  it('nests marks and links', () => {
    expect(renderContent('<p><a href="/x"><b>a<code>b</code></b></a></p>')).toEqual([
      {
        type: 'paragraph',
        children: [
          {
            type: 'link',
            href: '/x',
            children: [
              { type: 'strong', children: [text('a'), { type: 'code', children: [text('b')] }] },
            ],
          },
        ],
      },
    ])
  })

  it('renders lists, task lists and quotes', () => {
    expect(
      renderContent(
        '<ol start="3"><li>a</li></ol><ul><li>b</li></ul><ul data-type="taskList"><li data-checked="true">c</li></ul><blockquote><p>d</p></blockquote><hr>',
      ),
    ).toEqual([
      { type: 'list', ordered: true, start: 3, items: [{ children: [p('a')] }] },
      { type: 'list', ordered: false, items: [{ children: [p('b')] }] },
      { type: 'taskList', items: [{ checked: true, children: [p('c')] }] },
      { type: 'quote', children: [p('d')] },
      { type: 'rule' },
    ])
  })

  it('renders tables with the widths of their columns', () => {
    const content =
      '<table><tr><th colwidth="86">a</th><td colspan="2">b</td></tr><tr><td rowspan="2">c</td></tr></table>'
    expect(renderContent(content)).toEqual([
      {
        type: 'table',
        rows: [
          [
            { header: true, colspan: 1, rowspan: 1, widths: [86], children: [p('a')] },
            { header: false, colspan: 2, rowspan: 1, children: [p('b')] },
          ],
          [{ header: false, colspan: 1, rowspan: 2, children: [p('c')] }],
        ],
      },
    ])
  })

  it('sanitises again: the row may have been edited in the database', () => {
    expect(renderContent('<p onclick="x">a<script>b</script></p>')).toEqual([p('a')])
  })

  it('returns no blocks for empty content', () => {
    expect(renderContent('')).toEqual([])
    expect(renderContent('<script>x</script>')).toEqual([])
  })
})
