import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contentToLexical, lexicalToContent } from '#src/content/rich-text/lexical-content.ts'
import { contentToEditorHtml } from '#src/content/format/content-to-editor-html.ts'
import { editorHtmlToContent } from '#src/content/sanitize/content-blocks.ts'
import { CODE_LANGUAGES } from '#src/contract/posts/code-languages.ts'
import { IMAGE_WIDTHS } from '#src/contract/posts/image-widths.ts'

type Node = Record<string, unknown>

const CHART = 'a3d0b0f2-6c3b-4b43-9d8b-0a5a4c7f1e01'
const DELETED = 'a3d0b0f2-6c3b-4b43-9d8b-0a5a4c7f1e02'
const toContent = (document: unknown) =>
  lexicalToContent(document, (id) => (id === CHART ? '/files/media/chart.png' : undefined))
const toLexical = (content: string) =>
  contentToLexical(content, (path) => (path === '/files/media/chart.png' ? CHART : undefined))
const editorRoundTrip = (content: string) => editorHtmlToContent(contentToEditorHtml(content))

const element = { version: 1, direction: null, format: '', indent: 0 }
const word = fc.constantFrom(
  'a',
  'two words',
  'é',
  '<b>',
  '&amp;',
  '**',
  '`',
  '# ',
  '- ',
  '![a](b)',
)
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' x'))
const BITS = [1, 2, 4, 16]
const text = fc.tuple(words, fc.subarray(BITS)).map(([value, bits]): Node =>
  textNode(
    value,
    bits.reduce((all, bit) => all | bit, 0),
  ),
)
const textNode = (value: string, format: number): Node => ({
  ...{ type: 'text', version: 1, text: value, format, detail: 0, mode: 'normal', style: '' },
})
const tab: Node = { ...textNode('\t', 0), type: 'tab', detail: 2 }
const lineBreak: Node = { type: 'linebreak', version: 1 }
const ADDRESSES = ['https://example.com/?a=1&b=2', '/blog', '#part', 'mailto:a@b.example', 'tel:+1']
const link = fc.tuple(fc.constantFrom(...ADDRESSES), text).map(([url, child]): Node => ({
  ...{ type: 'link', ...element, version: 3, children: [child] },
  fields: { linkType: 'custom', newTab: false, url },
}))
// Lexical joins texts of one format, and the content's form joins links to one address.
const isJoined = (node: Node, before: Node | undefined) =>
  node['type'] !== 'tab' &&
  node['type'] === before?.['type'] &&
  node['format'] === before?.['format']
const inline = fc
  .array(fc.oneof({ weight: 3, arbitrary: text }, link, fc.constant(tab), fc.constant(lineBreak)), {
    minLength: 1,
    maxLength: 5,
  })
  .map((nodes) => nodes.filter((node, index) => !isJoined(node, nodes[index - 1])))

const paragraph = inline.map((children): Node => ({
  ...{ type: 'paragraph', ...element, textFormat: 0, textStyle: '', children },
}))
const blank: Node = { type: 'paragraph', ...element, textFormat: 0, textStyle: '', children: [] }
const heading = fc
  .tuple(fc.constantFrom('h2', 'h3', 'h4'), inline)
  .map(([tag, children]): Node => ({ type: 'heading', ...element, tag, children }))
// A quote of two paragraphs in the editor is one with two line breaks.
const quote = fc
  .tuple(inline, fc.option(inline, { nil: undefined }))
  .map(([first, second]): Node => {
    const children = second ? [...first, lineBreak, lineBreak, ...second] : first
    return { type: 'quote', ...element, children }
  })
const image = fc
  .record({
    value: fc.constantFrom(CHART, DELETED),
    alt: fc.constantFrom('', 'A “chart”'),
    caption: fc.constantFrom('', 'Before & after'),
    width: fc.constantFrom(undefined, ...IMAGE_WIDTHS.map(String)),
  })
  .map(({ value, width, ...fields }): Node => ({
    ...{ type: 'upload', version: 3, format: '', relationTo: 'media', value },
    fields: { ...fields, ...(width !== undefined && { width }) },
  }))
const code = fc
  .record({
    language: fc.constantFrom(null, ...CODE_LANGUAGES),
    meta: fc.constantFrom(undefined, 'title="a.ts" {1,3-4} del={2}'),
    code: fc.constantFrom('', 'a\n\n  b', '```\n<p>', 'x = "1"'),
  })
  .map((fields): Node => ({
    ...{ type: 'block', version: 2, format: '' },
    fields: { ...fields, blockName: '', blockType: 'code' },
  }))
const rule: Node = { type: 'horizontalrule', version: 1 }

type ListShape = {
  isOrdered: boolean
  start: number
  items: { text: Node[]; nested: ListShape[] }[]
}
const { list } = fc.letrec<{ list: ListShape }>((tie) => ({
  list: fc.record(
    {
      isOrdered: fc.boolean(),
      start: fc.constantFrom(1, 7),
      items: fc.array(
        fc.record({
          text: fc.oneof(inline, fc.constant<Node[]>([])),
          nested: fc.oneof(
            { maxDepth: 2, depthSize: 'small' },
            fc.constant<ListShape[]>([]),
            fc.array(tie('list'), { maxLength: 2 }),
          ),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    },
    { noNullPrototype: true },
  ),
}))

function listNode({ isOrdered, start: wanted, items }: ListShape, depth = 0): Node {
  const start = isOrdered ? wanted : 1
  const kind = isOrdered ? { listType: 'number', tag: 'ol' } : { listType: 'bullet', tag: 'ul' }
  const item = (children: Node[], value: number): Node => ({
    ...{ type: 'listitem', ...element, indent: depth, value, children },
  })
  const children = items.flatMap(({ text: own, nested }, index) => [
    item(own, start + index),
    ...nested.map((inner) => item([listNode(inner, depth + 1)], start + index + 1)),
  ])
  return { type: 'list', ...element, ...kind, start, children }
}

const block = fc.oneof(
  { weight: 3, arbitrary: paragraph },
  fc.constant(blank),
  heading,
  quote,
  image,
  code,
  fc.constant(rule),
  { weight: 2, arbitrary: list.map((shape) => listNode(shape)) },
)
const stored = fc
  .array(block, { minLength: 1, maxLength: 6 })
  .filter((blocks) => blocks.at(-1) !== blank)
  .map((children) => ({ root: { type: 'root', ...element, children } }))

const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, inner: unknown) => (key === 'id' ? undefined : inner))

it('a document of the rich-text editor is the same after a round trip through the post editor', () => {
  fc.assert(
    fc.property(stored, (document) => {
      const content = toContent(document)
      expect(editorRoundTrip(content)).toBe(content)
      const back = toLexical(content)
      expect(back.refused).toEqual([])
      expect(withoutIds(back.document)).toEqual(withoutIds(document))
    }),
    { numRuns: 200 },
  )
})

const NOTE = '<ol data-type="footnotes"><li data-footnote="1"><p>b</p></li></ol>'

it.each(['', '<p></p>'])('%j is not a document', (content) => {
  expect(toLexical(content)).toEqual({ document: null, refused: [] })
})

it.each([
  ['<p style="text-align: center;">a</p>', 'aligned text'],
  ['<p><span style="color: #ff0000;">a</span></p>', 'coloured text'],
  ['<p><mark>a</mark></p>', 'highlighted text'],
  ['<p><a href="blog">a</a></p>', 'a link to “blog”'],
  ['<table><tbody><tr><td><p>a</p></td></tr></tbody></table>', 'a table'],
  [
    '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>a</p></li></ul>',
    'a task list',
  ],
  ['<blockquote><ul><li><p>a</p></li></ul></blockquote>', 'a list inside a quote'],
  ['<ul><li><p>a</p><h1>b</h1></li></ul>', 'a heading inside a list'],
  [
    '![a](https://example.com/a.png)',
    'a picture that is not in the media library (https://example.com/a.png)',
  ],
  [
    '![a](/files/media/other.png)',
    'a picture that is not in the media library (/files/media/other.png)',
  ],
  [`<p>a<sup data-footnote="1"></sup></p>${NOTE}`, 'a footnote', 'footnotes'],
])('names what is refused in %s', (content, ...what) => {
  expect(toLexical(content).refused).toEqual(what)
})
