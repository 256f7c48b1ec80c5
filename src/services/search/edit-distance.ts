/** Optimal string alignment. Returns `limit + 1` for any larger distance. */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  let before: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
        isSwap && row > 1 && column > 1 ? at(before, column - 2) + 1 : Infinity,
      )
    }
    before = above
    above = current
  }
  return Math.min(at(above, to.length), limit + 1)
}

const at = (row: readonly number[], column: number) => row[column] ?? Infinity
