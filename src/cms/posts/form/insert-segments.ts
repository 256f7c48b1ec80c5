import type { FenceSegment } from '#src/content/format/segment.ts'
import { joinSegments } from '#src/content/format/join-segments.ts'

/** Appended by a click on a media item (S2-editor-media-03): `![alt](url)`. */
export const markdownImage = ({ alt, url }: { alt: string; url: string }): string =>
  joinSegments([{ type: 'image', alt: alt.trim(), src: url, title: '' }])

/** Appended by 'Insert Code' (S2-editor-quick-07): a fence longer than any run of backticks in the code. */
export const markdownCodeFence = (fence: Omit<FenceSegment, 'type'>): string =>
  joinSegments([{ ...fence, type: 'fence' }])

/** For an editor that is not loaded (yet): the content with a segment appended. */
export const appendSegment = (content: string, segment: string): string =>
  content.trim() === '' ? segment : `${content.trimEnd()}\n\n${segment}`
