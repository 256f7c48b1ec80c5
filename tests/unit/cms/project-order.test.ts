import { describe, expect, it } from 'vitest'
import { nextIdAt, moveBefore, indexAtY } from '#src/cms/projects/list/reorder-list.ts'

const ids = ['a', 'b', 'c']
const list = ids.map((id) => ({ id }))

describe('the order of a list', () => {
  it.each([
    [{ id: 'b', before: 'a' }, 'b,a,c'],
    [{ id: 'b', before: null }, 'a,c,b'],
    [{ id: 'b', before: 'c' }, 'a,b,c'],
    [{ id: 'b', before: 'gone' }, 'a,b,c'],
    [{ id: 'gone', before: 'a' }, 'a,b,c'],
  ])('sorts after %j', (move, order) => {
    expect(
      moveBefore(list, move)
        .map(({ id }) => id)
        .join(),
    ).toBe(order)
  })

  it.each([
    [0, 'a'],
    [1, undefined],
    [2, null],
    [-1, 'a'],
    [3, null],
  ])('names the item that the middle one precedes at position %d', (index, before) => {
    expect(nextIdAt(ids, { id: 'b', index })).toBe(before)
  })

  it.each([
    [10, 0],
    [70, 1],
    [400, 2],
  ])('a row dragged to %d is at place %d', (y, place) => {
    expect(indexAtY(y, [50, 150])).toBe(place)
  })
})
