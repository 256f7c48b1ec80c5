import fc from 'fast-check'
import { expect, it } from 'vitest'
import { renderContent } from '#src/content/render/render-content.ts'
import { renderBlocks } from '#src/content/render/render-tree.ts'
import type { RenderBlock } from '#src/content/render/render-node.ts'
import { block } from './content-arbitrary.ts'

const text = (value: string) => ({ type: 'text' as const, value })
const p = (value: string): RenderBlock => ({ type: 'paragraph', children: [text(value)] })
const codeBlock = (code: string, language = ''): RenderBlock => {
  return { type: 'code', language, label: language || 'code', code }
}

/** Rendering numbers headings and labels code, and drops the form in which code and images were written. */
const CHANGED = ['id', 'level', 'label', 'fence', 'md']
const unchanged = (blocks: unknown): unknown =>
  JSON.parse(
    JSON.stringify(blocks, (key, value: unknown) => (CHANGED.includes(key) ? undefined : value)),
  )

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

it('keeps every block, mark and attribute of a document', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
      expect(unchanged(renderBlocks(blocks))).toEqual(unchanged(blocks))
    }),
  )
})

it('sanitises again: the row may have been edited in the database', () => {
  expect(renderContent('<p onclick="x">a<script>b</script></p>')).toEqual([p('a')])
})

it('returns no blocks for empty content', () => {
  expect(renderContent('')).toEqual([])
  expect(renderContent('<script>x</script>')).toEqual([])
})
