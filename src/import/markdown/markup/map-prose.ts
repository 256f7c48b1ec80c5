import { lineFeeds } from '#src/lib/format/line-feeds.ts'

type CodePart = { start: number; end: number }

/** Items of lists, definitions and footnotes, whose further paragraphs are indented. */
const LIST_ITEM = /^ {0,3}(?:[-*+:]|\d{1,9}[.)]|\[\^[^\]]+\]:)(?:[ \t]|$)/

/** Code that is marked by its indentation alone. In a list that may be its text, and is taken for it. */
function indentedCode(markdown: string): CodePart[] {
  const parts: CodePart[] = []
  let [start, isAfterBlank, isInList] = [0, true, false]
  let open: CodePart | undefined
  for (const line of markdown.split('\n')) {
    const end = start + line.length
    const isBlank = line.trim() === ''
    if (!isBlank && /^(?: {4}| {0,3}\t)/.test(line)) {
      if (open) open.end = end
      else if (isAfterBlank && !isInList) parts.push((open = { start, end }))
    } else if (!isBlank) {
      open = undefined
      if (LIST_ITEM.test(line)) isInList = true
      else if (isAfterBlank && /^\S/.test(line)) isInList = false
    }
    isAfterBlank = isBlank
    start = end + 1
  }
  return parts
}

type Rewriting = {
  prose: (text: string, line: number) => string
  code?: (text: string) => string
  /** False in MDX, where indented text is never code. */
  hasIndentedCode?: boolean
}

/** Rewrites text outside of code; fences, indented code and code spans go to `code`. `line` counts from 1. */
export function mapProse(
  markdown: string,
  { prose, code = (text) => text, hasIndentedCode = true }: Rewriting,
): string {
  let out = ''
  let at = 0
  let line = 1
  const indented = hasIndentedCode ? indentedCode(markdown) : []
  for (const { start, end } of codeParts(markdown, indented)) {
    const before = markdown.slice(at, start)
    const part = markdown.slice(start, end)
    out += prose(before, line) + code(part)
    line += lineFeeds(before) + lineFeeds(part)
    at = end
  }
  return out + prose(markdown.slice(at), line)
}

export function editOutsideCode(
  markdown: string,
  edit: (text: string) => string,
  { hasIndentedCode = true }: Pick<Rewriting, 'hasIndentedCode'> = {},
): string {
  // A character that no text may hold keeps patterns from matching in code.
  const marked = mapProse(markdown, {
    hasIndentedCode,
    prose: (part) => part,
    code: (part) => part.replaceAll(/[{<:]/g, '$&\uFDD0'),
  })
  return edit(marked).replaceAll('\uFDD0', '')
}

// A fence up to its end or the end of the document; or a run of backticks up to a run of the same length.
const OPENING = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]*)?(`{3,}|~{3,}(?!~))[^`\n]*$|(`+)/gm

function* codeParts(markdown: string, indented: readonly CodePart[]): Generator<CodePart> {
  const pattern = new RegExp(OPENING)
  const spanEnd = spanEnds(markdown)
  const blocks = [...indented]
  for (let match = pattern.exec(markdown); match; match = pattern.exec(markdown)) {
    const start = match.index
    const before = takeBefore(blocks, start)
    yield* before
    const last = before.at(-1)
    if (last !== undefined && last.end > start) {
      pattern.lastIndex = last.end
      continue
    }
    const end =
      match[1] === undefined
        ? spanEnd(start, match[0])
        : fenceEnd(markdown, { fence: match[1], from: pattern.lastIndex })
    if (end === undefined) continue
    yield { start, end }
    pattern.lastIndex = end
    // Indented lines inside a fence belong to it.
    takeBefore(blocks, end)
  }
  yield* blocks
}

function takeBefore(blocks: CodePart[], position: number): CodePart[] {
  const count = blocks.findIndex(({ start }) => start > position)
  return blocks.splice(0, count < 0 ? blocks.length : count)
}

function fenceEnd(markdown: string, { fence, from }: { fence: string; from: number }): number {
  const mark = fence.startsWith('~') ? '~' : '`'
  const closing = new RegExp(`^[ \\t>]*${mark}{${fence.length},}[ \\t]*$`, 'gm')
  closing.lastIndex = from
  return closing.exec(markdown) ? closing.lastIndex : markdown.length
}

/** Ends of code spans within their paragraph. Memoized, so that a text of only backticks takes linear time. */
function spanEnds(markdown: string): (start: number, run: string) => number | undefined {
  let paragraphEnd = -1
  const next = new Map<number, { index: number; end: number } | undefined>()
  return (start, run) => {
    const from = start + run.length
    if (paragraphEnd < from) paragraphEnd = indexFrom(markdown, /\n[ \t]*\n/g, from)
    const known = next.get(run.length)
    if (!next.has(run.length) || (known && known.index < from)) {
      const closing = new RegExp(`(?<!\`)\`{${run.length}}(?!\`)`, 'g')
      closing.lastIndex = from
      const match = closing.exec(markdown)
      next.set(run.length, match ? { index: match.index, end: closing.lastIndex } : undefined)
    }
    const found = next.get(run.length)
    return found && found.index < paragraphEnd ? found.end : undefined
  }
}

function indexFrom(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? text.length
}
