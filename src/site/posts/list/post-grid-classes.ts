import clsx from 'clsx'

export const BLOG_GRID_CLASSES = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3'

type Card = { index: number; count: number; hasWideFirst: boolean }

const isAlone = ({ index, count, hasWideFirst }: Card, columns: number) => {
  const before = hasWideFirst ? 1 : 0
  return index === count - 1 && index >= before && (count - before) % columns === 1
}

/** Whether a card takes a whole row on wide screens: the wide first, and a last one that would stand alone. */
export const hasWholeRow = (card: Card): boolean =>
  (card.hasWideFirst && card.index === 0) || isAlone(card, 3)

/** The same for each number of columns, as classes of the list item. */
export const rowClasses = (card: Card): string =>
  clsx(
    hasWholeRow(card) ? 'lg:col-span-full' : 'lg:col-span-1',
    ((card.hasWideFirst && card.index === 0) || isAlone(card, 2)) && 'sm:col-span-full',
  )
