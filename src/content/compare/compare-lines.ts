import type { ComparedLine, TextPart, WordCounts } from '#src/contract/comparison-schemas.ts'
import { countWords } from '#src/content/render/read-time-minutes.ts'
import {
  compareSequences,
  compareTexts,
  comparisonBudget,
  isSimilar,
  wordSet,
} from './compare-texts.ts'
import type { Budget } from './compare-texts.ts'
import type { TextLine } from './text-lines.ts'

const WINDOW = 20

const whole = ({ kind, text }: TextLine, change: TextPart['change']): ComparedLine => ({
  kind,
  parts: [{ change, text }],
  isReformatted: false,
})

/** Lines with nothing to compare them with. */
export const unmarkedLines = (lines: readonly TextLine[]) =>
  lines.map((line) => whole(line, 'same'))

/** Lines of two texts in reading order, marked as added, removed or equal. */
export function compareLines(
  before: readonly TextLine[],
  after: readonly TextLine[],
): ComparedLine[] {
  const budget = comparisonBudget()
  const compared: ComparedLine[] = []
  let [old, recent]: [TextLine[], TextLine[]] = [[], []]
  const flush = () => {
    compared.push(...replacedLines(old, recent, budget))
    ;[old, recent] = [[], []]
  }
  let at = 0
  for (const { change, items } of compareSequences(before, after, budget)) {
    if (change === 'removed') old.push(...items)
    else if (change === 'added') recent.push(...items)
    else {
      flush()
      compared.push(...sameLines(before.slice(at, at + items.length), items))
    }
    if (change !== 'added') at += items.length
  }
  flush()
  return compared
}

const sameLines = (before: readonly TextLine[], after: readonly TextLine[]): ComparedLine[] =>
  after.map((line, index) => ({
    ...whole(line, 'same'),
    isReformatted: line.format !== before[index]?.format,
  }))

function replacedLines(
  before: readonly TextLine[],
  after: readonly TextLine[],
  budget: Budget,
): ComparedLine[] {
  const compared: ComparedLine[] = []
  const words = after.map(({ text }) => wordSet(text))
  let next = 0
  for (const line of before) {
    const own = wordSet(line.text)
    const others = words.slice(next, budget.steps > 0 ? next + WINDOW : next)
    budget.steps -= others.length * own.size
    const found = others.findIndex((other) => isSimilar(own, other))
    const edited = after[next + found]
    if (found === -1 || !edited) {
      compared.push(whole(line, 'removed'))
      continue
    }
    compared.push(...after.slice(next, next + found).map((added) => whole(added, 'added')))
    compared.push(editedLine(line, edited, budget))
    next += found + 1
  }
  return [...compared, ...after.slice(next).map((added) => whole(added, 'added'))]
}

function editedLine(before: TextLine, after: TextLine, budget: Budget): ComparedLine {
  const parts = compareTexts(before.text, after.text, budget)
  const isReformatted = parts.every(({ change }) => change === 'same')
  return { kind: after.kind, parts, isReformatted }
}

/** The number of words added and removed. */
export function countChanges(parts: readonly TextPart[]): WordCounts {
  const counts = { same: 0, added: 0, removed: 0 }
  for (const { change, text } of parts) if (change !== 'same') counts[change] += countWords(text)
  return { added: counts.added, removed: counts.removed }
}
