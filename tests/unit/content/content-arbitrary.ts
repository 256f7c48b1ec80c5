import fc from 'fast-check'
import { CALLOUT_KINDS } from '#src/contract/posts/callout-kinds.ts'
import { arrangeFootnotes } from '#src/content/sanitize/arrange-footnotes.ts'
import { addMark, nestRuns, REFERENCE } from '#src/content/sanitize/inline-run.ts'
import { ALIGNMENTS, HEADING_LEVELS } from '#src/content/format/block-tree.ts'
import { IMAGE_WIDTHS } from '#src/contract/posts/image-widths.ts'
import type { Block, Cell, Inline, Mark } from '#src/content/format/block-tree.ts'
import type { Run } from '#src/content/sanitize/inline-run.ts'

const word = fc.constantFrom(
  ...['a', 'word', 'é', '漢字', '👩‍💻', '\u00A0', '<', '>', '&', '"', "'", '`', '``', '```', '`````'],
  ...['![', '](', ')', '<p>', '</p>', '&amp;', '&#96;', '<!--', '-->', '<script>', '{', '}', '\t'],
  ...['javascript:', '__proto__', 'constructor', '1. ', '# ', '- [ ] ', '\\', '$&', '  '],
)
const plain = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
const color = fc.constantFrom('#000000', '#EF4444', '#12345680', 'red', 'hsl(120, 50%, 50%)')
const href = fc.constantFrom('https://example.com/?a=1&b="2"', '/x', '#y', 'mailto:a@b.c', 'a`` `b')
const attribute = fc.option(plain, { nil: '' }).map((value) => value.trim())

const mark: fc.Arbitrary<Mark> = fc.oneof(
  fc.constantFrom<Mark>({ type: 'strong' }, { type: 'em' }, { type: 's' }, { type: 'code' }),
  color.map((value): Mark => ({ type: 'color', color: value })),
  fc.constant<Mark>({ type: 'highlight' }),
  color.map((value): Mark => ({ type: 'highlight', color: value })),
  href.map((value): Mark => ({ type: 'link', href: value })),
)

const run: fc.Arbitrary<Run> = fc.record({
  text: fc.oneof({ weight: 6, arbitrary: plain }, { weight: 1, arbitrary: fc.constant(null) }),
  marks: fc.array(mark, { maxLength: 4 }).map((marks) => marks.reduce<Mark[]>(addMark, [])),
})

const reference: fc.Arbitrary<Run> = fc
  .constantFrom('1', '2', '7', 'x', '__proto__')
  .map((footnote) => ({ text: REFERENCE, marks: [], footnote }))

const inlines: fc.Arbitrary<Inline[]> = fc
  .array(fc.oneof({ weight: 9, arbitrary: run }, { weight: 1, arbitrary: reference }), {
    maxLength: 5,
  })
  .map((runs) => nestRuns(runs))

const type = <const T extends Block['type']>(value: T) => fc.constant(value)
const paragraph: fc.Arbitrary<Block> = fc.record(
  { type: type('paragraph'), align: fc.constantFrom(...ALIGNMENTS), children: inlines },
  { requiredKeys: ['type', 'children'] },
)
const heading: fc.Arbitrary<Block> = fc.record(
  {
    type: type('heading'),
    level: fc.constantFrom(...HEADING_LEVELS),
    align: fc.constantFrom(...ALIGNMENTS),
    children: inlines,
  },
  { requiredKeys: ['type', 'level', 'children'] },
)
const source = fc.array(fc.oneof(word, fc.constantFrom('\n', '\n\n', '```js\n', '![a](b)\n')), {
  maxLength: 8,
})
const code = (fence: boolean): fc.Arbitrary<Block> =>
  fc.record(
    {
      type: type('code'),
      language: fc.constantFrom('', 'javascript', 'c++', 'c#', 'objective-c', '__proto__'),
      meta: fc.constantFrom('{1}', 'title="a \'b\'.ts" {1,3-4}', 'title=\'a "b"\' del={7}'),
      code: source.map((parts) => parts.join('')),
      fence: fc.constant(fence),
    },
    { requiredKeys: ['type', 'language', 'code', 'fence'] },
  )
const image = (md: boolean): fc.Arbitrary<Block> =>
  fc.record(
    {
      type: type('image'),
      src: fc.constantFrom('/a.png', 'https://example.com/a.png?b=1&c=2', 'a%20b.png'),
      alt: attribute,
      title: attribute,
      width: fc.constantFrom(...IMAGE_WIDTHS),
      md: fc.constant(md),
    },
    { requiredKeys: ['type', 'src', 'alt', 'title', 'md'] },
  )

const leaf = fc.oneof(
  { weight: 4, arbitrary: paragraph },
  { weight: 1, arbitrary: heading },
  { weight: 1, arbitrary: code(false) },
  { weight: 1, arbitrary: image(false) },
  { weight: 1, arbitrary: fc.constant<Block>({ type: 'rule' }) },
)

const cell = (children: fc.Arbitrary<Block[]>): fc.Arbitrary<Cell> =>
  fc.record(
    {
      header: fc.boolean(),
      colspan: fc.constant(1),
      rowspan: fc.constantFrom(1, 1, 2, 500),
      widths: fc.constantFrom([86], [10], [4000]),
      align: fc.constantFrom('left', 'center'),
      children,
    },
    { requiredKeys: ['header', 'colspan', 'rowspan', 'children'] },
  )

const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { minLength: 1, maxLength: 3 })

export const { block } = fc.letrec<{ block: Block; children: Block[] }>((tie) => ({
  children: some(tie('block')),
  block: fc.oneof(
    { maxDepth: 3, depthSize: 'xsmall', withCrossShrink: true },
    leaf,
    fc.record({ type: type('quote'), children: tie('children') }),
    fc.record({
      type: type('callout'),
      kind: fc.constantFrom(...CALLOUT_KINDS),
      children: tie('children'),
    }),
    fc.record({
      type: type('list'),
      ordered: fc.constant(false),
      items: some(fc.record({ children: tie('children') })),
    }),
    fc.record(
      {
        type: type('list'),
        ordered: fc.constant(true),
        start: fc.constantFrom(2, 99999),
        items: some(fc.record({ children: tie('children') })),
      },
      { requiredKeys: ['type', 'ordered', 'items'] },
    ),
    fc.record({
      type: type('taskList'),
      items: some(fc.record({ checked: fc.boolean(), children: tie('children') })),
    }),
    fc.record({ type: type('table'), rows: some(some(cell(tie('children')))) }),
  ),
}))

const footnotes: fc.Arbitrary<Block> = fc.record({
  type: type('footnotes'),
  notes: some(fc.record({ label: fc.constantFrom('1', '2', 'x'), children: some(block) })),
})

/** Documents that use everything the editor can produce: HTML, fences, Markdown images and footnotes. */
export const documents: fc.Arbitrary<Block[]> = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: block },
      { weight: 2, arbitrary: code(true) },
      { weight: 1, arbitrary: image(true) },
      { weight: 1, arbitrary: footnotes },
    ),
    { maxLength: 6 },
  )
  .map(arrangeFootnotes)

/** Arbitrary client input: pieces of the grammar in any order. */
export const fuzz: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      word,
      fc.constantFrom(
        ...['\n', '\n', '\n\n', '\r\n', ' ', '    ', '```', '```js\n', '\n```\n', '````', '```js'],
        ...[
          '```js title="',
          '```{1,',
          '3}',
          ' ins={7}',
          '<pre data-meta="title=',
          '<pre data-meta="{4}">',
        ],
        ...['![a](b.png)', '![a](b.png)\n', '![a](javascript:x)', '<p>', '</p>', '<b>', '</b>'],
        ...['<ul><li>', '</li></ul>', '<pre><code>', '</code></pre>', '<pre>', '<table><tr><td>'],
        ...['</td></tr></table>', '<img src="/a.png">', '<img src=x onerror=y>', '<br>', '<hr>'],
        ...['<h2>', '</h2>', '<blockquote>', '</blockquote>', '<a href="/x">', '</a>', '<div>'],
        ...['<svg>', '</svg>', '<style>', '</style>', '<p style="text-align:', '">', '<', '<p'],
        ...['<span style="color:red">', '</span>', '<ul data-type="taskList"><li>', '<ol start=3>'],
        ...[
          '<sup data-footnote="1">',
          '<sup data-footnote="x">1</sup>',
          '</sup>',
          '<td align=right>',
        ],
        ...['<ol data-type="footnotes"><li>', '<li data-footnote="x">', '</li></ol>', '<section>'],
        ...['<section data-footnotes><ol><li id=x>', '<a data-footnote-ref href="#x">1</a>'],
        ...['<blockquote data-callout=tip>', '<blockquote data-callout="', '[!NOTE]', '> [!TIP]\n'],
        ...['<a role=doc-backlink>', '<img src="/a.png" width=320>', '<img src="/a.png" width=9>'],
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 25, size: 'max' },
  )
  .map((parts) => parts.join(''))
