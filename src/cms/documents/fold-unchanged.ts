import type { ComparedLine } from '#src/contract/comparison-schemas.ts'

const CONTEXT = 1
/** Fewer are not worth folding. */
const LEAST_FOLDED = 3

export type DiffHunk =
  | { isFolded: false; line: ComparedLine }
  | { isFolded: true; lines: ComparedLine[] }

const isChanged = ({ parts, isReformatted }: ComparedLine) =>
  isReformatted || parts.some(({ change }) => change !== 'same')

/** Folds lines that are far from any change. */
export function foldUnchanged(lines: readonly ComparedLine[]): DiffHunk[] {
  const hunks: DiffHunk[] = []
  let far: ComparedLine[] = []
  const flush = () => {
    if (far.length >= LEAST_FOLDED) hunks.push({ isFolded: true, lines: far })
    else hunks.push(...far.map((line) => ({ isFolded: false as const, line })))
    far = []
  }
  for (const [at, line] of lines.entries()) {
    const around = lines.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1)
    if (around.some(isChanged)) {
      flush()
      hunks.push({ isFolded: false, line })
    } else far.push(line)
  }
  flush()
  return hunks
}
