import { editOutsideCode } from './map-prose.ts'

const TAG = /[ \t]*<(\/?)([a-z][\w-]{0,40})((?:\s[^<>]{0,2000})?)(?<!\/)>/gi
const MARKED = /\smarkdown(?:\s*=\s*["']?(?:1|block|span|true)["']?)?(?=[\s>]|$)/i
/** Inline elements, whose Markdown is read anyway, and void elements. */
const INLINE =
  /^(?:a|abbr|b|cite|code|del|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|u|h[1-6]|img|br|hr|input)$/i

/** Adds blank lines inside elements with `markdown="1"` (kramdown, Pelican), so that any parser reads their Markdown. */
export const readMarkdownInHtml = (markdown: string): string =>
  MARKED.test(markdown) ? editOutsideCode(markdown, separateTags) : markdown

function separateTags(text: string): string {
  const separated = new Set<number>()
  const open: { name: string; index: number; isMarked: boolean }[] = []
  for (const { 1: slash, 2: name = '', 3: attributes = '', index } of text.matchAll(TAG)) {
    if (INLINE.test(name)) continue
    const lower = name.toLowerCase()
    if (slash === '') {
      open.push({ name: lower, index, isMarked: MARKED.test(attributes) })
      continue
    }
    const from = open.findLastIndex((one) => one.name === lower)
    if (from < 0) continue
    const [start] = open.splice(from)
    if (start?.isMarked) separated.add(start.index).add(index)
  }
  return text.replaceAll(TAG, (tag: string, _slash, name: string, _attributes, at: number) => {
    if (!separated.has(at)) return tag
    // A paragraph cannot hold another one.
    const kept = name.toLowerCase() === 'p' ? '' : tag.trim().replace(MARKED, '')
    return `\n\n${kept}\n\n`
  })
}
