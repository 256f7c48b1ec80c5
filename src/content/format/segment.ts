import type { CodeBlock, Image, LegacyText } from './block-tree.ts'

export type HtmlSegment = { type: 'html'; html: string }

/** Fences and Markdown images are blocks of their own. */
export type Segment = CodeBlock | Image | LegacyText | HtmlSegment

export type SegmentReading<S extends Segment> = { segment: S; end: number }
