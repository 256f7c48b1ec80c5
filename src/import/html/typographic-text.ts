import { textContentOf } from '#src/content/html/source-tree.ts'
import type { SourceNode } from '#src/content/html/source-tree.ts'

/** Replacement of two hyphens: most generators use an em dash for three, and then an en dash for two. */
export type Typography = 'en-dash' | 'em-dash'

const LITERAL = /^(?:pre|code|kbd|samp|tt|script|style|math|textarea)$/
const INLINE = /^(?:a|abbr|b|cite|del|em|i|ins|mark|q|s|small|span|strong|sub|sup|u)$/

/** Applies a generator's typography (SmartyPants) to parsed HTML, except to URLs that are their own link. */
export function typographicText(
  nodes: readonly SourceNode[],
  typography: Typography,
): SourceNode[] {
  // The last character before a text decides whether its quote opens.
  let before = ''
  const walk = (all: readonly SourceNode[]): SourceNode[] =>
    all.map((node) => {
      if (node.type === 'text') {
        const value = curled(dashed(node.value, typography), before)
        before = value.at(-1) ?? before
        return { ...node, value }
      }
      if (LITERAL.test(node.name) || isUrlText(node)) {
        before = 'a'
        return node
      }
      const isBlock = !INLINE.test(node.name)
      if (isBlock) before = ''
      const children = walk(node.children)
      if (isBlock) before = ''
      return { ...node, children }
    })
  return walk(nodes)
}

const isUrlText = (node: SourceNode) =>
  node.type === 'element' &&
  node.name === 'a' &&
  (node.attribute('href') ?? '').replace(/^mailto:/, '').includes(textContentOf(node.children))

const dashed = (text: string, typography: Typography): string =>
  text
    .replaceAll(/(?<!-)---(?!-)/g, '—')
    .replaceAll(/(?<!-)--(?!-)/g, typography === 'em-dash' ? '—' : '–')
    .replaceAll(/(?<!\.)\.\.\.(?!\.)/g, '…')

const OPENS = /^$|[\s([{“‘«–—-]/

function curled(text: string, before: string): string {
  let made = ''
  return text.replaceAll(/["']/g, (typed, at: number) => {
    const last = at === 0 ? before : text.charAt(at - 1)
    const isBehindQuote = at > 0 && /["']/.test(last)
    made = quoteOf(typed, isBehindQuote ? made : last, text.slice(at + 1, at + 3))
    return made
  })
}

function quoteOf(typed: string, last: string, next: string): string {
  // The ’80s.
  const isOpening = OPENS.test(last) && !/^\s/.test(next) && !(typed === "'" && /^\d\d/.test(next))
  if (typed === '"') return isOpening ? '“' : '”'
  return isOpening ? '‘' : '’'
}
