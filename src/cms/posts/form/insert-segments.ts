import type { CodeBlock } from '#src/content/format/block-tree.ts'
import { joinSegments } from '#src/content/format/join-segments.ts'

/** Appended by a click on a media item (S2-editor-media-03): `![alt](url)`. */
export const markdownImage = ({ alt, url }: { alt: string; url: string }): string =>
  joinSegments([{ type: 'image', alt: alt.trim(), src: url, title: '', md: true }])

/** Appended by 'Insert Code' (S2-editor-quick-07): a fence longer than any run of backticks in the code. */
export const markdownCodeFence = (code: Omit<CodeBlock, 'type' | 'fence'>): string =>
  joinSegments([{ ...code, type: 'code', fence: true }])

/** For an editor that is not loaded (yet): the content with a segment appended. */
export const appendSegment = (content: string, segment: string): string =>
  content.trim() === '' ? segment : `${content.trimEnd()}\n\n${segment}`
