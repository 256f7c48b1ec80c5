export function moveBefore<T extends { id: string }>(
  list: readonly T[],
  { id, before }: { id: string; before: string | null },
): T[] {
  const item = list.find((one) => one.id === id)
  const others = list.filter((one) => one.id !== id)
  const index = before === null ? others.length : others.findIndex((one) => one.id === before)
  return item && index >= 0 ? others.toSpliced(index, 0, item) : [...list]
}

/** The item before which another one goes to be at this place of the list; undefined when it is there already. */
export function nextIdAt(
  ids: readonly string[],
  { id, index }: { id: string; index: number },
): string | null | undefined {
  const others = ids.filter((one) => one !== id)
  const wanted = Math.min(Math.max(index, 0), others.length)
  return wanted === ids.indexOf(id) ? undefined : (others[wanted] ?? null)
}

/** The place of a dragged item among rows with these middles, top first: below every other row that it has passed. */
export const indexAtY = (y: number, middles: readonly number[]): number =>
  middles.filter((middle) => middle < y).length
