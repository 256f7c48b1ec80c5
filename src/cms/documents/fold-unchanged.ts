import type { ComparedLine } from '#src/contract/comparison-schemas.ts'

const CONTEXT = 1
/** Fewer are not worth folding. */
const LEAST_FOLDED = 3

export type DiffHunk =
  | { isFolded: false; line: ComparedLine }
  | { isFolded: true; lines: ComparedLine[] }

const isUnchanged = ({ parts, isReformatted }: ComparedLine) =>
  !isReformatted && parts.every(({ change }) => change === 'same')

/** Folds lines that are far from any change. */
export function foldUnchanged(lines: readonly ComparedLine[]): DiffHunk[] {
  const stretches: DiffHunk[] = []
  let run: ComparedLine[] = []
  const flush = (isLast: boolean) => {
    stretches.push(...foldRun(run, { isFirst: stretches.length === 0, isLast }))
    run = []
  }
  for (const line of lines) {
    if (isUnchanged(line)) {
      run.push(line)
      continue
    }
    flush(false)
    stretches.push({ isFolded: false, line })
  }
  flush(true)
  return stretches
}

function foldRun(
  run: readonly ComparedLine[],
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): DiffHunk[] {
  const from = isFirst ? 0 : CONTEXT
  const to = run.length - (isLast ? 0 : CONTEXT)
  const single = (line: ComparedLine): DiffHunk => ({ isFolded: false, line })
  if (to - from < LEAST_FOLDED) return run.map(single)
  return [
    ...run.slice(0, from).map(single),
    { isFolded: true, lines: run.slice(from, to) },
    ...run.slice(to).map(single),
  ]
}
