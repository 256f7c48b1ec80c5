import { joinSegments } from '#src/content/format/join-segments.ts'

/** §2: what a click on a media item appends: `![alt](url)`. */
export const markdownImage = ({ alt, url }: { alt: string; url: string }): string =>
  joinSegments([{ type: 'image', alt: alt.trim(), src: url, title: '' }])

/** §2: what 'Insert Code' appends: a fence, longer than any run of backticks in the code. */
export const markdownCodeFence = ({ language, code }: { language: string; code: string }): string =>
  joinSegments([{ type: 'fence', language, code }])

/** For an editor that is not there (yet): the content with a segment behind it. */
export const appendSegment = (content: string, segment: string): string =>
  content.trim() === '' ? segment : `${content.trimEnd()}\n\n${segment}`
