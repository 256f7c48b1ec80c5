import fc from 'fast-check'
import { CALLOUT_KINDS } from '#src/contract/posts/callout-kinds.ts'
import { arrangeFootnotes } from '#src/content/sanitize/arrange-footnotes.ts'
import { addMark, nestRuns, REFERENCE } from '#src/content/sanitize/inline-run.ts'
import type {
  Align,
  Block,
  Cell,
  CodeBlock,
  HeadingLevel,
  Image,
  Inline,
  Mark,
} from '#src/content/format/block-tree.ts'
import type { Run } from '#src/content/sanitize/inline-run.ts'

const word = fc.constantFrom(
  ...['a', 'word', 'é', '漢字', '👩‍💻', '\u00A0', '<', '>', '&', '"', "'", '`', '``', '```', '`````'],
  ...['![', '](', ')', '<p>', '</p>', '&amp;', '&#96;', '<!--', '-->', '<script>', '{', '}', '\t'],
  ...['javascript:', '__proto__', 'constructor', '1. ', '# ', '- [ ] ', '\\', '$&', '  '],
)
const plain = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
const color = fc.constantFrom('#000000', '#EF4444', '#12345680', 'red', 'hsl(120, 50%, 50%)')
const href = fc.constantFrom('https://example.com/?a=1&b="2"', '/x', '#y', 'mailto:a@b.c', 'a`` `b')
const align = fc.constantFrom<Align | undefined>(
  ...([undefined, undefined, 'left', 'center', 'right', 'justify'] as const),
)
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

export const inlines: fc.Arbitrary<Inline[]> = fc
  .array(fc.oneof({ weight: 9, arbitrary: run }, { weight: 1, arbitrary: reference }), {
    maxLength: 5,
  })
  .map((runs) => nestRuns(runs))

const aligned = <T extends Align>(value: T | undefined) =>
  value === undefined ? {} : { align: value }
const paragraph = fc
  .tuple(align, inlines)
  .map(([value, children]): Block => ({ type: 'paragraph', ...aligned(value), children }))
const heading = fc
  .tuple(fc.constantFrom<HeadingLevel>(1, 2, 3), align, inlines)
  .map(([level, value, children]): Block => {
    return { type: 'heading', level, ...aligned(value), children }
  })
const source = fc.array(fc.oneof(word, fc.constantFrom('\n', '\n\n', '```js\n', '![a](b)\n')), {
  maxLength: 8,
})
const code = (fence: boolean): fc.Arbitrary<CodeBlock> =>
  fc
    .record({
      type: fc.constant('code' as const),
      language: fc.constantFrom('', 'javascript', 'c++', 'c#', 'objective-c', '__proto__'),
      meta: fc.constantFrom(
        ...['', '', '{1}', 'title="a \'b\'.ts" {1,3-4}', 'title=\'a "b"\' del={7}'],
      ),
      code: source.map((parts) => parts.join('')),
      fence: fc.constant(fence),
    })
    .map(({ meta, ...rest }) => ({ ...rest, ...(meta !== '' && { meta }) }))
const image = (md: boolean): fc.Arbitrary<Image> =>
  fc
    .record({
      type: fc.constant('image' as const),
      src: fc.constantFrom('/a.png', 'https://example.com/a.png?b=1&c=2', 'a%20b.png'),
      alt: attribute,
      title: attribute,
      width: fc.constantFrom(undefined, undefined, 320 as const, 480 as const),
      md: fc.constant(md),
    })
    .map(({ width, ...rest }) => ({ ...rest, ...(width ? { width } : {}) }))

const leaf = fc.oneof(
  { weight: 4, arbitrary: paragraph },
  { weight: 1, arbitrary: heading },
  { weight: 1, arbitrary: code(false) },
  { weight: 1, arbitrary: image(false) },
  { weight: 1, arbitrary: fc.constant<Block>({ type: 'rule' }) },
)

const width = fc.constantFrom<number[] | undefined>(undefined, [86], [10], [4000])
const cell = (children: fc.Arbitrary<Block[]>): fc.Arbitrary<Cell> =>
  fc
    .record({
      header: fc.boolean(),
      rowspan: fc.constantFrom(1, 1, 2, 500),
      widths: width,
      align: fc.constantFrom(undefined, undefined, 'left' as const, 'center' as const),
      children,
    })
    .map(({ widths, align: value, ...rest }) => ({
      ...rest,
      colspan: 1,
      ...(widths ? { widths } : {}),
      ...aligned(value),
    }))

export const { block } = fc.letrec<{ block: Block; children: Block[] }>((tie) => ({
  children: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
  block: fc.oneof(
    { maxDepth: 3, depthSize: 'xsmall', withCrossShrink: true },
    leaf,
    tie('children').map((children): Block => ({ type: 'quote', children })),
    fc
      .record({ kind: fc.constantFrom(...CALLOUT_KINDS), children: tie('children') })
      .map((callout): Block => ({ type: 'callout', ...callout })),
    fc.array(tie('children'), { minLength: 1, maxLength: 3 }).map((items): Block => {
      return { type: 'list', ordered: false, items: items.map((children) => ({ children })) }
    }),
    fc
      .tuple(
        fc.constantFrom(undefined, 2, 99999),
        fc.array(tie('children'), { minLength: 1, maxLength: 2 }),
      )
      .map(([start, items]): Block => {
        const numbered = start === undefined ? {} : { start }
        const children = items.map((inside) => ({ children: inside }))
        return { type: 'list', ordered: true, ...numbered, items: children }
      }),
    fc
      .array(fc.record({ checked: fc.boolean(), children: tie('children') }), {
        minLength: 1,
        maxLength: 2,
      })
      .map((items): Block => ({ type: 'taskList', items })),
    fc
      .array(fc.array(cell(tie('children')), { minLength: 1, maxLength: 3 }), {
        minLength: 1,
        maxLength: 3,
      })
      .map((rows): Block => ({ type: 'table', rows })),
  ),
}))

const footnotes: fc.Arbitrary<Block> = fc
  .array(
    fc.record({
      label: fc.constantFrom('1', '2', 'x'),
      children: fc.array(block, { minLength: 1, maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((notes) => ({ type: 'footnotes', notes }))

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
