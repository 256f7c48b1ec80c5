import type { SourceLocation, SourcePost } from '#src/import/source/source-post.ts'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { lineCounter } from '#src/lib/format/line-feeds.ts'

export function locateUrl(
  { place, body, urlLines }: Pick<SourcePost, 'place' | 'body' | 'urlLines'>,
  url: string,
): SourceLocation {
  const { file, line } = place
  if (line === undefined) return { file }
  const spellings = [url, decodePercent(url), url.replaceAll('&', '&amp;')]
  if (urlLines) {
    const known = spellings.map((one) => urlLines.get(one)).find(Boolean)
    return { file, line: known ?? line }
  }
  const at = spellings.map((one) => body.text.indexOf(one)).find((index) => index >= 0)
  return at === undefined ? { file } : { file, line: line + linesOf(body)(at) }
}

const counters = new WeakMap<SourcePost['body'], (at: number) => number>()

function linesOf(body: SourcePost['body']): (at: number) => number {
  const counter = counters.get(body) ?? lineCounter(body.text)
  counters.set(body, counter)
  return counter
}
