import type { CalloutKind } from '#src/contract/posts/callout-kinds.ts'
import type { ImageWidth } from '#src/contract/posts/image-widths.ts'

/** The vocabulary of a body. Built by the sanitiser from scratch: no attribute or tag name is copied from the input. */
export const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const
export type Align = (typeof ALIGNMENTS)[number]
export type CellAlign = Exclude<Align, 'justify'>

export type Mark =
  | { type: 'strong' | 'em' | 's' | 'code' }
  | { type: 'color'; color: string }
  | { type: 'highlight'; color?: string }
  | { type: 'link'; href: string }

/** `Note`: references to notes, and in a note the links back. */
export type MarkedText<Note> =
  | { type: 'text'; value: string }
  | { type: 'break' }
  | (Mark & { children: MarkedText<Note>[] })
  | Note
export type Inline = MarkedText<FootnoteReference>

/** Has no marks, because it becomes a link. `note`: HTML of the note, only between clipboard and editor. */
type FootnoteReference = { type: 'footnote'; label: string; note?: string }

export type LegacyText = { type: 'text'; text: string }
// Interfaces, because a type alias cannot take the union that it is a part of as its argument.
export interface Paragraph<I = Inline> {
  type: 'paragraph'
  align?: Align
  children: I[]
}
/** S9-editor-01 */
export const HEADING_LEVELS = [1, 2, 3] as const
export type HeadingLevel = (typeof HEADING_LEVELS)[number]
export interface Heading<I = Inline> {
  type: 'heading'
  level: HeadingLevel
  align?: Align
  children: I[]
}
export type Item<B = Block> = { children: B[] }
export interface List<B = Block> {
  type: 'list'
  ordered: boolean
  start?: number
  items: Item<B>[]
}
export type TaskItem<B = Block> = { checked: boolean; children: B[] }
export interface TaskList<B = Block> {
  type: 'taskList'
  items: TaskItem<B>[]
}
export interface Quote<B = Block> {
  type: 'quote'
  children: B[]
}
export interface Callout<B = Block> {
  type: 'callout'
  kind: CalloutKind
  children: B[]
}
export type Rule = { type: 'rule' }
/** `fence`: written as a Markdown fence, otherwise `<pre>`. `meta`: file name and marked lines (code-meta.ts). */
export type CodeBlock = {
  type: 'code'
  language: string
  meta?: string
  code: string
  fence: boolean
}
/** `md`: written as `![alt](src)`, otherwise `<img>`. `title` is the caption. Undefined `width`: as wide as the text. */
export type Image = {
  type: 'image'
  src: string
  alt: string
  title: string
  width?: ImageWidth
  md: boolean
}
export interface Cell<B = Block> {
  header: boolean
  colspan: number
  rowspan: number
  /** One width in px per spanned column, 0 for a column without a width. */
  widths?: number[]
  align?: CellAlign
  children: B[]
}
export interface Table<B = Block> {
  type: 'table'
  rows: Cell<B>[][]
}
export type Footnote<B = Block> = { label: string; children: B[] }
export interface Footnotes<B = Block> {
  type: 'footnotes'
  notes: Footnote<B>[]
}

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
