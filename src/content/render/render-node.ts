import type { CodeToken, DrawnDiagram } from '#src/contract/posts/public-page-data.ts'
import type { LineMark } from '#src/content/format/code-meta.ts'
import type { TextColorName } from '#src/lib/color/text-colors.ts'
import type {
  Callout,
  Cell,
  CodeBlock,
  Heading,
  Image,
  LegacyText,
  List,
  Paragraph,
  Quote,
  Rule,
  TaskList,
} from '#src/content/format/block-tree.ts'

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
export type RenderBackLink = { type: 'backLink'; number: number; ordinal: number; id: string }

export type RenderParagraph = Paragraph<RenderInline>
export type RenderHeading = Heading<RenderInline> & { id: string }
export type RenderList = List<RenderBlock>
export type RenderTaskList = TaskList<RenderBlock>
export type RenderCallout = Callout<RenderBlock>
export type RenderCode = Omit<CodeBlock, 'fence'> & {
  label: string
  /** Highlighted tokens; without them the code is shown plain. */
  runs?: readonly CodeToken[] | undefined
  /** The code by lines; missing if it is one text. */
  lines?: readonly CodeLine[] | undefined
  diagram?: DrawnDiagram | undefined
}
export type CodeLine = { mark?: LineMark | undefined; runs: readonly CodeToken[] }
/** `width` in CSS px, at most the text width (default). */
export type RenderImage = Omit<Image, 'md'>
export type RenderCell = Omit<Cell<RenderBlock>, 'widths'>
export type RenderTable = { type: 'table'; columns: number[]; rows: RenderCell[][] }
export type RenderFootnotes = { type: 'footnotes'; notes: RenderFootnote[] }
type RenderFootnote = { id: string; number: number; children: RenderBlock[] }

export type RenderBlock =
  | LegacyText
  | RenderParagraph
  | RenderHeading
  | List<RenderBlock>
  | TaskList<RenderBlock>
  | Quote<RenderBlock>
  | Callout<RenderBlock>
  | Rule
  | RenderCode
  | RenderImage
  | RenderTable
  | RenderFootnotes

export type RenderedBody = { blocks: readonly RenderBlock[] }
