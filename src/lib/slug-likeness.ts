/** Pairs of neighbouring letters. */
const pairsOf = (text: string) => {
  const letters = text.toLowerCase()
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)))
}

/** How alike two slugs are, from 0 to 1: the share of pairs of letters that both have (Dice coefficient). */
export function slugLikeness(one: string, other: string): number {
  const [first, second] = [pairsOf(one), pairsOf(other)]
  const common = [...first].filter((pair) => second.has(pair)).length
  return common === 0 ? 0 : (2 * common) / (first.size + second.size)
}
