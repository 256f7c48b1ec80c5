export const BLOG_GRID_CLASSES = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3'
/** Six columns on wide screens: a row is filled by one, two or three cards. */
export const FILLED_GRID_CLASSES = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-6'

type Card = { index: number; count: number; hasWideFirst: boolean }

/** Cards in the row of a card on wide screens: three, and as many rows of two as fill the rest. */
export function cardsInRow({ index, count, hasWideFirst }: Card): 1 | 2 | 3 {
  const before = hasWideFirst ? 1 : 0
  const rest = count - before
  if (index < before || rest === 1) return 1
  const inPairs = { 0: 0, 1: 4, 2: 2 }[rest % 3] ?? 0
  return index - before >= rest - inPairs ? 2 : 3
}

const SPANS = { 1: 'lg:col-span-6', 2: 'lg:col-span-3', 3: 'lg:col-span-2' } as const

/** The columns of a card, as classes of its list item. */
export function rowClasses(card: Card): string {
  const { index, count, hasWideFirst } = card
  const before = hasWideFirst ? 1 : 0
  const isAlone = index < before || (index === count - 1 && (count - before) % 2 === 1)
  return `${SPANS[cardsInRow(card)]}${isAlone ? ' sm:col-span-full' : ''}`
}
