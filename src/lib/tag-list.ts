import { tagSlug } from './tag-slug.ts'

/** Tags with the same key are one tag, for example `CSS` and `css`. */
export const tagKey = (tag: string): string => tagSlug(tag) || tag.normalize('NFC')

const keysOf = (tags: readonly string[]) => new Set(tags.map(tagKey))

/** The list with those tags at its end that it does not have yet, in any spelling. */
export function withTags(tags: readonly string[], added: readonly string[]): string[] {
  const known = keysOf(tags)
  return [...tags, ...added.filter((tag) => !known.has(tagKey(tag)))]
}

/** The list without these tags, in any spelling. */
export function withoutTags(tags: readonly string[], removed: readonly string[]): string[] {
  const gone = keysOf(removed)
  return tags.filter((tag) => !gone.has(tagKey(tag)))
}

/** Each tag in use with its number of uses, in its most frequent spelling, by name. */
export function countedTags(
  lists: readonly (readonly string[])[],
): { name: string; uses: number }[] {
  const spellings = new Map<string, Map<string, number>>()
  for (const tag of lists.flat()) {
    const key = tagKey(tag)
    const uses = spellings.get(key) ?? new Map<string, number>()
    spellings.set(key, uses.set(tag, (uses.get(tag) ?? 0) + 1))
  }
  return [...spellings.values()]
    .map((uses) => {
      const [[name] = ['']] = [...uses].toSorted((a, b) => b[1] - a[1])
      return { name, uses: [...uses.values()].reduce((sum, count) => sum + count, 0) }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}
