/** Pairs of neighbouring letters. */
export function letterPairs(text: string): Set<string> {
  const letters = text.toLowerCase()
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)))
}

/** How alike two slugs are, from 0 to 1: the share of pairs of letters that both have (Dice coefficient). */
export function slugLikeness(one: string, other: string): number {
  const [first, second] = [letterPairs(one), letterPairs(other)]
  const common = [...first].filter((pair) => second.has(pair)).length
  return common === 0 ? 0 : (2 * common) / (first.size + second.size)
}

type MostAlike<T> = { slugOf: (item: T) => string; slug: string; least?: number; count: number }

/** At most `count` items with a slug like this one, the most alike first. @param least the likeness from which on they count */
export function mostAlike<T>(
  items: readonly T[],
  { slugOf, slug, least = 0, count }: MostAlike<T>,
): T[] {
  return items
    .map((item) => ({ item, likeness: slugLikeness(slugOf(item), slug) }))
    .filter(({ likeness }) => likeness >= least)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, count)
    .map(({ item }) => item)
}
