import { isSameMark } from './inline-mark.ts'
import type { Inline, Mark } from '#src/content/format/block-tree.ts'

/** Text, a line break (`text: null`), or a footnote reference in place of `REFERENCE`, with its marks. */
export type Run = { text: string | null; marks: readonly Mark[]; footnote?: string }

export const REFERENCE = '\uFFFC'

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

function isUnder(mark: Mark, other: Mark | undefined): boolean {
  return other !== undefined && isSameMark(mark, other)
}

function addLeaf(nodes: Inline[], { text, footnote }: Run) {
  const last = nodes.at(-1)
  if (footnote !== undefined) nodes.push({ type: 'footnote', label: footnote })
  else if (text === null) nodes.push({ type: 'break' })
  else if (last?.type === 'text') last.value += text
  else nodes.push({ type: 'text', value: text })
}
