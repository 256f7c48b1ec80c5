import { tagKey } from '#src/lib/tag-list.ts'
import type { UsedTag } from '#src/lib/tag-list.ts'
import { normalizeForSearch } from '#src/lib/normalize-for-search.ts'

export type TagOption = Pick<UsedTag, 'key' | 'name' | 'spellings'>

type TagPresence = 'all' | 'some' | 'none'

export function tagPresence(
  posts: readonly { tags: readonly string[] }[],
  tags: readonly TagOption[],
): Map<string, TagPresence> {
  const keyOf = new Map(tags.flatMap(({ key, spellings }) => spellings.map((name) => [name, key])))
  const counts = new Map<string, number>()
  for (const post of posts)
    for (const key of new Set(post.tags.map((name) => keyOf.get(name) ?? tagKey(name))))
      counts.set(key, (counts.get(key) ?? 0) + 1)
  return new Map(
    [...counts].map(([key, count]) => [key, count === posts.length ? 'all' : 'some'] as const),
  )
}

export function matchingTags<T extends TagOption>(tags: readonly T[], text: string): T[] {
  const wanted = normalizeForSearch(text.trim())
  const key = tagKey(text)
  const matchIndexIn = (tag: T) =>
    tag.key === key ? 0 : Math.max(...tag.spellings.map((name) => matchIndex(wanted, name)))
  return tags
    .map((tag) => ({ tag, index: matchIndexIn(tag) }))
    .filter(({ index }) => index >= 0)
    .toSorted((one, other) => Number(one.index > 0) - Number(other.index > 0))
    .map(({ tag }) => tag)
}

const matchIndex = (wanted: string, name: string) => normalizeForSearch(name).indexOf(wanted)

/** The tags of a typed text, separated by commas: one in use in its own spelling, or a new one. */
export function typedTags(tags: readonly TagOption[], text: string): TagOption[] {
  const names = text.split(',').map((name) => name.normalize('NFC').trim())
  return names
    .filter((name) => name !== '')
    .map((name) => {
      const key = tagKey(name)
      return tags.find((tag) => tag.key === key) ?? { key, name, spellings: [name] }
    })
}

type Chosen = {
  options: readonly TagOption[]
  presence: ReadonlyMap<string, TagPresence>
  choices: ReadonlyMap<string, boolean>
}

/** Skips adding a tag that all posts have, and removing a tag that none has. */
export function tagChange({ options, presence, choices }: Chosen) {
  const changed = (isOn: boolean, unless: TagPresence) =>
    options
      .filter(({ key }) => choices.get(key) === isOn && (presence.get(key) ?? 'none') !== unless)
      .map(({ name }) => name)
  return { addTags: changed(true, 'all'), removeTags: changed(false, 'none') }
}
