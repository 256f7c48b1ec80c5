import type { CodeToken, DrawnDiagram } from '#src/contract/posts/public-page-data.ts'
import type { LineMark } from '#src/content/format/code-meta.ts'
import type {
  Callout,
  CodeBlock,
  Footnotes,
  Heading,
  Image,
  LegacyText,
  List,
  MarkedText,
  Paragraph,
  Quote,
  Rule,
  Table,
  TaskList,
} from '#src/content/format/block-tree.ts'

export type RenderInline = MarkedText<RenderReference | RenderBackLink>

/** The labels of notes are their numbers. */
export type RenderReference = { type: 'footnote'; label: string; id: string }
export type RenderBackLink = { type: 'backLink'; label: string; ordinal: number; id: string }

export type RenderHeading = Heading<RenderInline> & { id: string }
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

export type RenderBlock =
  | LegacyText
  | Paragraph<RenderInline>
  | RenderHeading
  | List<RenderBlock>
  | TaskList<RenderBlock>
  | Quote<RenderBlock>
  | Callout<RenderBlock>
  | Rule
  | RenderCode
  | RenderImage
  | Table<RenderBlock>
  | Footnotes<RenderBlock>

export type RenderedBody = { blocks: readonly RenderBlock[] }
