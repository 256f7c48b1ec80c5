import type { SourceLocation, SourcePost } from '#src/import/source/source-post.ts'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { lineCounter } from '#src/lib/format/line-feeds.ts'

type Located = Pick<SourcePost, 'place' | 'body' | 'urlLines'>

/** Finds the lines of URLs in a post. */
export function urlLocator({ place, body, urlLines }: Located): (url: string) => SourceLocation {
  const { file, line } = place
  const linesBefore = lineCounter(body.text)
  return (url) => {
    if (line === undefined) return { file }
    const spellings = [url, decodePercent(url), url.replaceAll('&', '&amp;')]
    if (urlLines) {
      const known = spellings.map((one) => urlLines.get(one)).find(Boolean)
      return { file, line: known ?? line }
    }
    const at = spellings.map((one) => body.text.indexOf(one)).find((index) => index >= 0)
    return at === undefined ? { file } : { file, line: line + linesBefore(at) }
  }
}
