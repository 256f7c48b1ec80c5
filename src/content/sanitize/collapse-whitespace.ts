import type { Run } from './inline-run.ts'

/**
 * A line feed is source layout: its run of whitespace becomes one space, or nothing at the edge of a line. Other
 * whitespace is the author's.
 */
export function collapseWhitespace(runs: readonly Run[]): Run[] {
  const settled: Run[] = []
  let isLineStart = true
  let isAfterBlank = false
  let layout: { text: string | null } | undefined
  for (const { text, ...rest } of runs) {
    const run = { ...rest, text: text === null ? null : '' }
    settled.push(run)
    if (text === null) {
      ;[isLineStart, isAfterBlank, layout] = [true, false, undefined]
      continue
    }
    for (const [index, part] of layoutLines(text).entries()) {
      if (index > 0 && !isLineStart) layout ??= run
      if (part === '') continue
      if (layout && !isAfterBlank && !/^[ \t]/.test(part)) layout.text += ' '
      run.text += part
      ;[isLineStart, isAfterBlank, layout] = [false, /[ \t]$/.test(part), undefined]
    }
  }
  return settled.filter((run) => run.text !== '')
}

/** Lines of a text without the blanks around line feeds. A regular expression would be quadratic. */
function layoutLines(text: string): string[] {
  const lines = text.split('\n')
  return lines.map((line, index) => {
    const start = index === 0 ? 0 : blanksAtStart(line)
    const end = index === lines.length - 1 ? line.length : line.length - blanksAtEnd(line)
    return line.slice(start, Math.max(start, end))
  })
}

function blanksAtStart(line: string): number {
  const start = line.search(/[^ \t]/)
  return start < 0 ? line.length : start
}

function blanksAtEnd(line: string): number {
  let count = 0
  while (/[ \t]/.test(line.at(-1 - count) ?? '')) count += 1
  return count
}
