import { markdownUrl, safeSrc } from '#src/content/html/safe-url.ts'
import type { Image } from './block-tree.ts'
import type { SegmentReading } from './segment.ts'

// Allows `photo [1].png` as alt text. Any white space may follow, because as text the line would lose a no-break space.
const LINE = /^[ \t]*!\[((?:\\.|[^\\\]]|\](?!\())*)\]\((.*)\)\s*$/
const TARGET = /^[ \t]*(\S+?)(?:[ \t]+"((?:\\.|[^"\\])*)")?[ \t]*$/

/** Reads `![alt](src "title")` alone on its line. A disallowed source (`javascript:`, `data:`, `//host`) makes it text. */
export function readImage(
  content: string,
  { at, lineEnd }: { at: number; lineEnd: number },
): SegmentReading<Image> | undefined {
  const [line = '', alt = '', target = ''] = LINE.exec(content.slice(at, lineEnd)) ?? []
  const [, url = '', title = ''] = TARGET.exec(target) ?? []
  const src = hasBalancedParens(url) && !line.includes('```') ? safeSrc(url) : undefined
  if (src === undefined) return undefined
  return {
    segment: {
      type: 'image',
      alt: alt.replace(/\\([\\[\]])/g, '$1'),
      src: markdownUrl(src),
      title: title.replace(/\\(["\\])/g, '$1'),
      md: true,
    },
    end: lineEnd,
  }
}

function hasBalancedParens(url: string): boolean {
  let open = 0
  for (const char of url) {
    if (char === '(') open += 1
    if (char === ')') open -= 1
    if (open < 0) return false
  }
  return open === 0
}
