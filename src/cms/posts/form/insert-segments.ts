import { joinSegments } from '#src/content/format/join-segments.ts'

/** §2: appended by a click on a media item: `![alt](url)`. */
export const markdownImage = ({ alt, url }: { alt: string; url: string }): string =>
  joinSegments([{ type: 'image', alt: alt.trim(), src: url, title: '' }])

/** §2: appended by 'Insert Code': a fence longer than any run of backticks in the code. */
export const markdownCodeFence = ({ language, code }: { language: string; code: string }): string =>
  joinSegments([{ type: 'fence', language, code }])

/** For an editor that is not loaded (yet): the content with a segment appended. */
export const appendSegment = (content: string, segment: string): string =>
  content.trim() === '' ? segment : `${content.trimEnd()}\n\n${segment}`
