import type { ComparedLine } from '#src/contract/comparison-schemas.ts'

const CONTEXT = 1
/** Fewer are not worth folding. */
const LEAST_FOLDED = 3

export const isChanged = ({ parts, isReformatted }: ComparedLine) =>
  isReformatted || parts.some(({ change }) => change !== 'same')

/** Folds lines that are far from any change into arrays. */
export function foldUnchanged(lines: readonly ComparedLine[]): (ComparedLine | ComparedLine[])[] {
  const hunks: (ComparedLine | ComparedLine[])[] = []
  let far: ComparedLine[] = []
  const flush = () => {
    hunks.push(...(far.length >= LEAST_FOLDED ? [far] : far))
    far = []
  }
  for (const [at, line] of lines.entries()) {
    const around = lines.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1)
    if (around.some(isChanged)) {
      flush()
      hunks.push(line)
    } else far.push(line)
  }
  flush()
  return hunks
}
