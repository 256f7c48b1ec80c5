import { plainText } from '#src/content/render/plain-text.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import { cutText } from '#src/lib/format/cut-text.ts'

/** A search result shows about 160 characters; a card somewhat more. */
const MAX = 200

const LEFT_OUT = new Set(['heading', 'table', 'footnotes'])

/** The first sentences of the text, as an excerpt; empty when there is no text. */
export function proposeExcerpt(content: string): string {
  const blocks = renderContent(content).filter(({ type }) => !LEFT_OUT.has(type))
  const text = plainText(blocks, { code: false }).replace(/\s+/g, ' ').trim()
  if (text.length <= MAX) return text
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
  let end = 0
  for (const { index, segment } of sentences)
    if (index + segment.trimEnd().length <= MAX) end = index + segment.length
  if (end > 0) return text.slice(0, end).trim()
  return cutText(text, MAX)
}
