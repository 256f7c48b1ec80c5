import type { CalloutKind } from '#src/contract/posts/callout-kinds.ts'
import type { ImageWidth } from '#src/contract/posts/image-widths.ts'

/**
 * Sanitised tree of a post body: everything the content format can express. The sanitiser builds it from
 * scratch, the serialiser and the renderer read it; no attribute or tag name is copied from the input.
 */
export type Align = 'left' | 'center' | 'right' | 'justify'
export type CellAlign = Exclude<Align, 'justify'>

export type Inline =
  | { type: 'text'; value: string }
  | { type: 'break' }
  | { type: 'strong' | 'em' | 's' | 'code'; children: Inline[] }
  | { type: 'color'; color: string; children: Inline[] }
  | { type: 'highlight'; color?: string; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] }
  | FootnoteReference

/**
 * A footnote's number in the text; `label` names its note. Without marks, because it becomes a link of its own.
 * `note`: HTML of the note, only between the clipboard and the editor.
 */
export type FootnoteReference = { type: 'footnote'; label: string; note?: string }

type LegacyText = { type: 'text'; text: string }
export type Paragraph = { type: 'paragraph'; align?: Align; children: Inline[] }
export type HeadingLevel = 1 | 2 | 3
export type Heading = { type: 'heading'; level: HeadingLevel; align?: Align; children: Inline[] }
export type Item = { children: Block[] }
export type List = { type: 'list'; ordered: boolean; start?: number; items: Item[] }
export type TaskItem = { checked: boolean; children: Block[] }
export type TaskList = { type: 'taskList'; items: TaskItem[] }
type Quote = { type: 'quote'; children: Block[] }
export type Callout = { type: 'callout'; kind: CalloutKind; children: Block[] }
type Rule = { type: 'rule' }
/**
 * `fence`: the source was a Markdown fence and is written back as one (otherwise `<pre>`).
 * `meta`: file name and marked lines (code-meta.ts); missing without any.
 */
export type CodeBlock = {
  type: 'code'
  language: string
  meta?: string
  code: string
  fence: boolean
}
/**
 * `md`: the source was `![alt](src)` and is written back as such (otherwise `<img>`). `title` is the caption.
 * Without `width` it is as wide as the text; Markdown has no width.
 */
export type Image = {
  type: 'image'
  src: string
  alt: string
  title: string
  width?: ImageWidth
  md: boolean
}
export type Cell = {
  header: boolean
  colspan: number
  rowspan: number
  /** One width in px per spanned column, 0 for a column without a width. */
  widths?: number[]
  align?: CellAlign
  children: Block[]
}
export type Table = { type: 'table'; rows: Cell[][] }
export type Footnote = { label: string; children: Block[] }
export type Footnotes = { type: 'footnotes'; notes: Footnote[] }

export type Block =
  | LegacyText
  | Paragraph
  | Heading
  | List
  | TaskList
  | Quote
  | Callout
  | Rule
  | CodeBlock
  | Image
  | Table
  | Footnotes
