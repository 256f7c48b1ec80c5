import { normalizeForSearch } from '#src/lib/normalize-for-search.ts'
import { splitTags } from './post-form.ts'

export function mostUsed(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
}

/** 'react' becomes 'React' when only that exists. `known`: the most used first. */
export function spellTags(text: string, known: readonly string[]): string {
  const tags = splitTags(text)
  const spelled = tags.map((tag) => knownSpelling(tag, known) ?? tag)
  return spelled.every((tag, index) => tag === tags[index])
    ? text
    : [...new Set(spelled)].join(', ')
}

function knownSpelling(tag: string, known: readonly string[]) {
  const key = normalizeForSearch(tag)
  if (known.includes(tag)) return tag
  return known.find((name) => normalizeForSearch(name) === key)
}

export function matchingNames(typed: string, known: readonly string[]): string[] {
  const key = normalizeForSearch(typed.trim())
  const found = known.filter(
    (name) => name !== typed.trim() && normalizeForSearch(name).includes(key),
  )
  const isStart = (name: string) => Number(normalizeForSearch(name).startsWith(key))
  return found.toSorted((a, b) => isStart(b) - isStart(a))
}

const LAST_TAG = /[^,]*$/

/** Known tags for the last one of a comma text, without those it already has. */
export function suggestTags(text: string, known: readonly string[]): string[] {
  const typed = LAST_TAG.exec(text)?.[0] ?? ''
  const others = splitTags(text.slice(0, text.length - typed.length)).map(normalizeForSearch)
  return matchingNames(typed, known).filter((name) => !others.includes(normalizeForSearch(name)))
}

/** The comma text with its last tag replaced, ready for the next one. */
export const completeTag = (text: string, tag: string): string =>
  [...splitTags(text.replace(LAST_TAG, '')), tag, ''].join(', ')
