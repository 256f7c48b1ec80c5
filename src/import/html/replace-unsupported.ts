import type { IssueKind } from '#src/contract/import/issue-kinds.ts'
import { readTag } from '#src/content/html/html-tag.ts'
import type { Tag } from '#src/content/html/html-tag.ts'
import { lineCounter } from '#src/lib/format/line-feeds.ts'
import { attributesOf, UNSUPPORTED, UNWRAPPED } from './unsupported-elements.ts'
import type { Replacement } from './unsupported-elements.ts'

/** Content that a post cannot contain, with its line, if known. */
export type ConversionIssue = { text: string; line?: number; kind?: IssueKind }

/** Works on the text, because parsers read some contents as raw text, and so that each issue has its line. */
export function replaceUnsupported(html: string) {
  const losses: (ConversionIssue & { line: number })[] = []
  const linesBefore = lineCounter(html)
  const unclosed = new Set<string>()
  let out = ''
  let copied = 0
  let at = html.indexOf('<')
  while (at >= 0) {
    const { end, replacement } = markupAt(html, at, unclosed)
    if (replacement) {
      out += html.slice(copied, at)
      out += splitBlock(replacement.html, { before: out, after: html[end] })
      copied = end
      const { loss, kind } = replacement
      if (loss !== undefined)
        losses.push({ text: loss, line: linesBefore(at) + 1, ...(kind && { kind }) })
    }
    at = html.indexOf('<', end)
  }
  return { html: out + html.slice(copied), losses }
}

/** Adds spaces, because the element was visually separate. */
function splitBlock(
  html: string,
  { before, after }: { before: string; after: string | undefined },
): string {
  if (!html.startsWith('<a ')) return html
  const start = /(?:[^\s<>]|<\/a>)$/.test(before.slice(-4)) ? ' ' : ''
  return start + html + (/[^\s<]/.test(after ?? '') ? ' ' : '')
}

/** Returns the end of the markup at a `<`, and its replacement unless it is unchanged. */
function markupAt(
  html: string,
  at: number,
  unclosed: Set<string>,
): { end: number; replacement?: Replacement } {
  if (html.startsWith('<!--', at)) {
    const end = html.indexOf('-->', at + 4)
    return { end: end < 0 ? html.length : end + 3 }
  }
  if (!/^<\/?[a-z]/i.test(html.slice(at, at + 3))) return { end: at + 1 }
  const tag = readTag(html, at)
  // Everything after an unterminated tag is text.
  if (!tag) return { end: html.length }
  const replace = UNSUPPORTED.get(tag.name)
  if (!replace) return { end: tag.end }
  if (tag.closing) return { end: tag.end, replacement: { html: '' } }
  const { inner, end } = contentOf(html, tag, unclosed)
  const attribute = attributesOf(html.slice(at + 1 + tag.name.length, tag.end - 1))
  return { end, replacement: replace({ attribute, inner }) }
}

/** Content up to the end tag. Where that is missing, and of elements whose content stays, it is empty. */
function contentOf(
  html: string,
  { name, end }: Tag,
  unclosed: Set<string>,
): { inner: string; end: number } {
  if (UNWRAPPED.has(name) || unclosed.has(name)) return { inner: '', end }
  const closing = new RegExp(`</${name}(?=[\\s/>])[^>]*>`, 'gi')
  closing.lastIndex = end
  const match = closing.exec(html)
  if (match) return { inner: html.slice(end, match.index), end: closing.lastIndex }
  // Searched once: the text may hold thousands of them.
  unclosed.add(name)
  return { inner: '', end }
}
