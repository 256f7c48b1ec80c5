import { diffArrays } from 'diff'
import type { TextPart } from '#src/contract/comparison-schemas.ts'

const MAX_STEPS = 1_000_000
const MAX_EDITS = 1000

/** A count and not a time, so that a comparison is the same on every machine. */
export type Budget = { steps: number }

export const comparisonBudget = (): Budget => ({ steps: MAX_STEPS })

type Run<T> = { change: TextPart['change']; items: readonly T[] }

/** The steps from one sequence to another. Sequences with too little in common are replaced as a whole. */
export function compareSequences<T extends { text: string }>(
  before: readonly T[],
  after: readonly T[],
  budget: Budget,
): Run<T>[] {
  // The algorithm of Myers takes about half the square of the number of edits.
  const maxEditLength = Math.min(MAX_EDITS, Math.floor(Math.sqrt(2 * Math.max(0, budget.steps))))
  const comparator = (one: T, other: T) => one.text === other.text
  const found = diffArrays([...before], [...after], { maxEditLength, comparator })
  const edits = found
    ?.filter(({ added, removed }) => added || removed)
    .reduce((sum, { count }) => sum + count, 0)
  budget.steps -= before.length + after.length + (edits ?? maxEditLength) ** 2 / 2
  if (!found) {
    return [
      { change: 'removed', items: before },
      { change: 'added', items: after },
    ]
  }
  return found.map(({ added, removed, value }) => ({
    change: added ? 'added' : removed ? 'removed' : 'same',
    items: value,
  }))
}

/** A word with the spaces before it. Scripts without spaces between words: each character. */
const TOKEN =
  /(?<!\s)\s*(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}_][\p{L}\p{M}\p{N}_'’]*|\S)/gu

const tokensOf = (text: string) =>
  (text.match(TOKEN) ?? []).map((written) => ({ written, text: written.trim() }))

/** Below this share of common words a text is read as another one, not as an edited one. */
const LEAST_SIMILARITY = 0.4

/** Whether one text reads as an edit of the other: the share of words that both have. */
export function isSimilar(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length
  return 2 * shared >= LEAST_SIMILARITY * (one.size + other.size)
}

export const wordSet = (text: string): ReadonlySet<string> =>
  new Set(tokensOf(text).map((token) => token.text))

const wholeParts = (before: string, after: string): TextPart[] => [
  ...(before ? [{ change: 'removed' as const, text: before }] : []),
  ...(after ? [{ change: 'added' as const, text: after }] : []),
]

export function compareTexts(
  before: string,
  after: string,
  budget = comparisonBudget(),
): TextPart[] {
  if (before === after) return [{ change: 'same', text: after }]
  if (!isSimilar(wordSet(before), wordSet(after))) return wholeParts(before, after)
  return compareSequences(tokensOf(before), tokensOf(after), budget).map(({ change, items }) => ({
    change,
    text: items.map(({ written }) => written).join(''),
  }))
}
