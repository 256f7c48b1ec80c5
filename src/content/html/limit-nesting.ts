import { DROPPED, FORMATTING, RAW_TEXT, SELF_ENDING, STRIPPED, VOID } from './element-names.ts'
import { readTag } from './html-tag.ts'
import type { Tag } from './html-tag.ts'

// More than MAX_DEPTH of the sanitised tree plus the marks of a paragraph, so that no sanitised HTML is cut.
const MAX_OPEN = 256
const MAX_ATTRIBUTES = 60
const MAX_REOPENED = 20_000

type Scan = { html: string; out: string; open: Map<string, number>; skipped: Map<string, number> }
type Counts = { depth: number; formatting: number; reopened: number }

/**
 * Bounds the parser's time and depth: removes too deep tags (not their text) and raw-text elements, escapes stray `<`.
 * The sanitised tree decides which elements are allowed.
 */
export function limitNesting(html: string): string {
  const scan: Scan = { html, out: '', open: new Map(), skipped: new Map() }
  const counts: Counts = { depth: 0, formatting: 0, reopened: 0 }
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    if (next < 0) break
    scan.out += html.slice(at, next)
    at = takeMarkup(scan, counts, next)
  }
  return scan.out + html.slice(Math.min(at, html.length))
}

function takeMarkup(scan: Scan, counts: Counts, at: number): number {
  const { html } = scan
  if (/[a-z]/i.test(html[at + 1] ?? '') || /^<\/[a-z]/i.test(html.slice(at, at + 3))) {
    const tag = readTag(html, at)
    if (tag) return takeTag(scan, counts, { at, tag })
    // Unterminated tag: a browser would drop everything after it; here it becomes text.
    scan.out += html.slice(at).replaceAll('<', '&lt;')
    return html.length
  }
  if (html.startsWith('<!--', at)) return commentEnd(html, at)
  const end = /[!?/]/.test(html[at + 1] ?? '') ? html.indexOf('>', at) : -1
  if (end >= 0) return end + 1
  scan.out += '&lt;'
  return at + 1
}

function commentEnd(html: string, at: number): number {
  const isShort = html.startsWith('<!-->', at) || html.startsWith('<!--->', at)
  if (isShort) return html.indexOf('>', at) + 1
  const end = html.indexOf('-->', at + 4)
  return end < 0 ? html.length : end + 3
}

function takeTag(scan: Scan, counts: Counts, { at, tag }: { at: number; tag: Tag }): number {
  const { name, closing, end } = tag
  if (RAW_TEXT.has(name)) return closing ? end : rawTextEnd(scan.html, { name, from: end })
  if (STRIPPED.has(name)) return end
  const source = tag.attributes > MAX_ATTRIBUTES ? `<${name}>` : scan.html.slice(at, end)
  if (VOID.has(name)) {
    if (!closing) scan.out += source
    return end
  }
  if (closing ? closes(scan, counts, name) : opens(scan, counts, name)) scan.out += source
  countReopening(scan, counts, name)
  return end
}

function rawTextEnd(html: string, { name, from }: { name: string; from: number }): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  closing.lastIndex = from
  const match = closing.exec(html)
  return match ? (readTag(html, match.index)?.end ?? html.length) : html.length
}

function opens({ open, skipped }: Scan, counts: Counts, name: string): boolean {
  const isSpent = counts.reopened > MAX_REOPENED && FORMATTING.has(name)
  if (!SELF_ENDING.has(name) && (counts.depth >= MAX_OPEN || isSpent)) {
    skipped.set(name, (skipped.get(name) ?? 0) + 1)
    return false
  }
  open.set(name, (open.get(name) ?? 0) + 1)
  count(counts, name, 1)
  return true
}

function closes({ open, skipped }: Scan, counts: Counts, name: string): boolean {
  const ignored = skipped.get(name) ?? 0
  if (ignored > 0) skipped.set(name, ignored - 1)
  const opened = open.get(name) ?? 0
  if (ignored > 0 || opened === 0) return false
  open.set(name, opened - 1)
  count(counts, name, -1)
  return true
}

function count(counts: Counts, name: string, by: number) {
  if (!SELF_ENDING.has(name)) counts.depth += by
  if (FORMATTING.has(name)) counts.formatting += by
}

/** `<p><b id=1>…<b id=200></p>` re-opens 200 elements in every following paragraph. Closes all at the limit. */
function countReopening(scan: Scan, counts: Counts, name: string) {
  if (FORMATTING.has(name) || counts.formatting === 0 || DROPPED.has(name)) return
  counts.reopened += counts.formatting
  if (counts.reopened <= MAX_REOPENED) return
  for (const mark of FORMATTING) {
    const opened = scan.open.get(mark) ?? 0
    scan.out += `</${mark}>`.repeat(opened)
    scan.open.set(mark, 0)
    count(counts, mark, -opened)
  }
}
