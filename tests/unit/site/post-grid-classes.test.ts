import { expect, it } from 'vitest'
import { cardsInRow, rowClasses } from '#src/site/posts/list/post-grid-classes.ts'

const cards = (count: number, hasWideFirst = false) =>
  Array.from({ length: count }, (_, index) => ({ index, count, hasWideFirst }))
const counts = Array.from({ length: 13 }, (_, index) => index + 1)

it.each([
  [1, '1'],
  [2, '22'],
  [3, '333'],
  [4, '2222'],
  [5, '33322'],
  [7, '3332222'],
])('the rows of %i cards have %s cards', (count, rows) => {
  expect(cards(count).map(cardsInRow).join('')).toBe(rows)
  expect(
    cards(count + 1, true)
      .map(cardsInRow)
      .join(''),
  ).toBe(`1${rows}`)
})

it.each([true, false])(
  'the rows of a grid are full, with a wide first card (%s)',
  (hasWideFirst) => {
    const left = counts.map((count) => {
      const own = cards(count, hasWideFirst)
      const wide = own.reduce((used, card) => used + 6 / cardsInRow(card), 0) % 6
      const narrow = own.filter((card) => !rowClasses(card).includes('sm:col-span-full')).length % 2
      return [wide, narrow]
    })
    expect(left).toEqual(counts.map(() => [0, 0]))
  },
)
