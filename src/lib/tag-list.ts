import { tagSlug } from './tag-slug.ts'

/** Tags with the same key are one tag, for example `CSS` and `css`. */
export const tagKey = (tag: string): string => tagSlug(tag) || tag.normalize('NFC')

const keysOf = (tags: readonly string[]) => new Set(tags.map(tagKey))

/** The list with those tags at its end that it does not have yet, in any spelling. */
export function withTags(tags: readonly string[], added: readonly string[]): string[] {
  const known = keysOf(tags)
  return [...tags, ...added.filter((tag) => !known.has(tagKey(tag)))]
}

export function withoutTags(tags: readonly string[], removed: readonly string[]): string[] {
  const gone = keysOf(removed)
  return tags.filter((tag) => !gone.has(tagKey(tag)))
}

export type UsedTag = {
  key: string
  name: string
  spellings: string[]
  uses: number
}

export function usedTags(lists: readonly (readonly string[])[]): UsedTag[] {
  const uses = new Map<string, number>()
  for (const tag of lists.flat()) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  const often = [...uses.keys()].toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0))
  return [...Map.groupBy(often, tagKey)]
    .map(([key, spellings]) => ({
      key,
      name: spellings[0] ?? key,
      spellings,
      uses: spellings.reduce((sum, tag) => sum + (uses.get(tag) ?? 0), 0),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}
