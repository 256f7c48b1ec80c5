export type FenceSegment = { type: 'fence'; language: string; meta?: string; code: string }
export type ImageSegment = { type: 'image'; alt: string; src: string; title: string }
export type HtmlSegment = { type: 'html'; html: string }
export type TextSegment = { type: 'text'; text: string }

export type Segment = FenceSegment | ImageSegment | HtmlSegment | TextSegment

export type SegmentReading<S extends Segment> = { segment: S; end: number }
