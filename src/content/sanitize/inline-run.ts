import type { Inline, Mark } from '#src/content/format/block-tree.ts'

/** Text, a line break (`text: null`), or a footnote reference in place of `REFERENCE`, with its marks. */
export type Run = { text: string | null; marks: readonly Mark[]; footnote?: string }

export const REFERENCE = '\uFFFC'

/** A second mark of a type replaces the first. `code` is always the innermost, so that a link may wrap it. */
export function addMark(marks: readonly Mark[], mark: Mark): Mark[] {
  const known = marks.findIndex(({ type }) => type === mark.type)
  if (known >= 0) return marks.with(known, mark)
  const isCode = marks.at(-1)?.type === 'code'
  return isCode ? marks.toSpliced(-1, 0, mark) : [...marks, mark]
}

/** The runs of one paragraph as nested inline nodes; adjacent runs with the same mark share its element. */
export function nestRuns(runs: readonly Run[], depth = 0): Inline[] {
  const nodes: Inline[] = []
  let nestedUpTo = 0
  for (const [at, run] of runs.entries()) {
    if (at < nestedUpTo) continue
    const mark = run.marks[depth]
    if (!mark) {
      addLeaf(nodes, run)
      continue
    }
    nestedUpTo = at + 1
    while (isUnder(mark, runs[nestedUpTo]?.marks[depth])) nestedUpTo += 1
    nodes.push({ ...mark, children: nestRuns(runs.slice(at, nestedUpTo), depth + 1) })
  }
  return nodes
}

/** Whether two marks can be written as one element. */
const isUnder = (mark: Mark, other: Mark | undefined) =>
  mark.type === other?.type && valueOf(mark) === valueOf(other)

const valueOf = (mark: Mark) => ('href' in mark ? mark.href : 'color' in mark && mark.color)

function addLeaf(nodes: Inline[], { text, footnote }: Run) {
  const last = nodes.at(-1)
  if (footnote !== undefined) nodes.push({ type: 'footnote', label: footnote })
  else if (text === null) nodes.push({ type: 'break' })
  else if (last?.type === 'text') last.value += text
  else nodes.push({ type: 'text', value: text })
}
