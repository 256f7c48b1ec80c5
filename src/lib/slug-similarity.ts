/** Pairs of neighbouring letters. */
export function letterPairs(text: string): Set<string> {
  const letters = text.toLowerCase()
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)))
}

/** How alike two slugs are, from 0 to 1: the share of pairs of letters that both have (Dice coefficient). */
export function slugSimilarity(one: string, other: string): number {
  const [first, second] = [letterPairs(one), letterPairs(other)]
  const common = [...first].filter((pair) => second.has(pair)).length
  return common === 0 ? 0 : (2 * common) / (first.size + second.size)
}

type ClosestMatches<T> = {
  slugOf: (item: T) => string
  slug: string
  least?: number
  count: number
}

/** At most `count` items with a slug like this one, the most alike first. @param least the likeness from which on they count */
export function closestMatches<T>(
  items: readonly T[],
  { slugOf, slug, least = 0, count }: ClosestMatches<T>,
): T[] {
  return items
    .map((item) => ({ item, similarity: slugSimilarity(slugOf(item), slug) }))
    .filter(({ similarity }) => similarity >= least)
    .toSorted((one, other) => other.similarity - one.similarity)
    .slice(0, count)
    .map(({ item }) => item)
}
