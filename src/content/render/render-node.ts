import type { CodeToken, DrawnDiagram } from '#src/contract/posts/public-page-data.ts'
import type { LineMark } from '#src/content/format/code-meta.ts'
import type { TextColorName } from '#src/contract/posts/text-colors.ts'
import type { CalloutKind } from '#src/contract/posts/callout-kinds.ts'
import type { ImageWidth } from '#src/contract/posts/image-widths.ts'
import type { Align, CellAlign, HeadingLevel } from '#src/content/format/block-tree.ts'

/** A colour for the page: a preset becomes a class, anything else a validated CSS value. */
export type Tone = { preset: TextColorName; value: string } | { preset?: undefined; value: string }

export type RenderInline =
  | { type: 'text'; value: string }
  | { type: 'break' }
  | { type: 'strong' | 'em' | 's' | 'code'; children: RenderInline[] }
  | { type: 'color'; tone: Tone; children: RenderInline[] }
  | { type: 'highlight'; tone?: Tone; children: RenderInline[] }
  | { type: 'link'; href: string; children: RenderInline[] }
  | RenderReference
  | RenderBackLink

export type RenderReference = { type: 'footnote'; number: number; id: string }
export type RenderBackLink = { type: 'backLink'; number: number; place: number; id: string }

type RenderText = { type: 'text'; text: string }
export type RenderParagraph = { type: 'paragraph'; align?: Align; children: RenderInline[] }
export type RenderHeading = {
  type: 'heading'
  level: HeadingLevel
  id: string
  align?: Align
  children: RenderInline[]
}
export type RenderList = {
  type: 'list'
  ordered: boolean
  start?: number
  items: RenderBlock[][]
}
export type RenderTaskList = {
  type: 'taskList'
  items: { checked: boolean; children: RenderBlock[] }[]
}
type RenderQuote = { type: 'quote'; children: RenderBlock[] }
export type RenderCallout = { type: 'callout'; kind: CalloutKind; children: RenderBlock[] }
type RenderRule = { type: 'rule' }
export type RenderCode = {
  type: 'code'
  language: string
  meta?: string
  label: string
  code: string
  /** Highlighted tokens; without them the code is shown plain. */
  runs?: readonly CodeToken[] | undefined
  /** The code by lines; missing if it is one text. */
  lines?: readonly CodeLine[] | undefined
  diagram?: DrawnDiagram | undefined
}
export type CodeLine = { mark?: LineMark | undefined; runs: readonly CodeToken[] }
/** `width` in CSS px, at most the text width (default). */
export type RenderImage = {
  type: 'image'
  src: string
  alt: string
  title: string
  width?: ImageWidth
}
export type RenderCell = {
  header: boolean
  colspan: number
  rowspan: number
  align?: CellAlign
  children: RenderBlock[]
}
export type RenderTable = {
  type: 'table'
  columns: number[]
  rows: RenderCell[][]
}

export type RenderFootnotes = { type: 'footnotes'; notes: RenderFootnote[] }
type RenderFootnote = { id: string; number: number; children: RenderBlock[] }

export type RenderBlock =
  | RenderText
  | RenderParagraph
  | RenderHeading
  | RenderList
  | RenderTaskList
  | RenderQuote
  | RenderCallout
  | RenderRule
  | RenderCode
  | RenderImage
  | RenderTable
  | RenderFootnotes

export type RenderedBody = { blocks: readonly RenderBlock[] }
