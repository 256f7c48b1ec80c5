import { editOutsideCode } from './map-prose.ts'

const DEFINITION = /^ {0,3}:[ \t]+(?=\S)/
const NO_TERM = /^(?: {4}|\t| {0,3}(?:[#>|<:]|[-*+][ \t]|\d{1,9}[.)][ \t]|[-=*_]{3,}[ \t]*$))/
const MAX_TERMS = 8

/** Converts definition lists of kramdown, Hugo and Pelican: each term a bold paragraph, followed by its definitions. */
export const definitionsToText = (markdown: string): string =>
  editOutsideCode(markdown, (text) => {
    const lines = text.split('\n')
    const out: string[] = []
    for (let at = 0; at < lines.length;) {
      const terms = DEFINITION.test(lines[at] ?? '') ? takeTerms(out) : []
      for (const term of terms) out.push(`<strong>${term.trim()}</strong>`, '')
      if (terms.length > 0) at = pushDefinitions(out, { lines, at })
      else out.push(lines[at++] ?? '')
    }
    return out.join('\n')
  })

type Reading = { lines: readonly string[]; at: number }

/** Removes and returns the final paragraph if it can contain terms. */
function takeTerms(out: string[]): string[] {
  const last = out.at(-1)?.trim() === '' ? out.length - 1 : out.length
  let start = last
  while (start > 0 && last - start <= MAX_TERMS && out[start - 1]?.trim() !== '') start -= 1
  const terms = out.slice(start, last)
  const isTerms =
    terms.length > 0 && terms.length <= MAX_TERMS && !terms.some((line) => NO_TERM.test(line))
  if (isTerms) out.length = start
  return isTerms ? terms : []
}

/** Returns the next line. */
function pushDefinitions(out: string[], { lines, at }: Reading): number {
  let next = at
  let indent = 0
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? ''
    const [mark] = DEFINITION.exec(line) ?? []
    const isAfterBlank = lines[next - 1]?.trim() === ''
    if (mark === undefined && isAfterBlank && !/^(?: {2}|\t|\s*$)/.test(line)) break
    if (mark !== undefined && next > at) out.push('')
    if (mark !== undefined) indent = Math.min(4, mark.length)
    out.push(line.slice(mark?.length ?? dedentOf(line, indent)))
  }
  if (out.at(-1)?.trim() !== '') out.push('')
  return next
}

const dedentOf = (line: string, indent: number): number =>
  line.startsWith('\t') ? 1 : Math.min(indent, line.length - line.trimStart().length)
