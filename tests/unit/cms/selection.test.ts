import { expect, it } from 'vitest'
import { toggleItem } from '#src/cms/components/list/use-selection.ts'

const ids = ['a', 'b', 'c', 'd', 'e']
const ticked = (from: string | undefined, ...on: string[]) => ({ ids: new Set(on), anchor: from })

it.each([
  ['adds an item', ticked(undefined), 'b', false, ['b']],
  ['removes an item', ticked('a', 'a', 'b'), 'b', false, ['a']],
  ['adds the range from the last toggled item', ticked('b', 'b'), 'd', true, ['b', 'c', 'd']],
  ['adds it upwards', ticked('d', 'd', 'e'), 'b', true, ['b', 'c', 'd', 'e']],
  ['removes a range', ticked('a', 'a', 'b', 'c', 'd'), 'c', true, ['d']],
  ['starts a range nowhere', ticked(undefined), 'd', true, ['d']],
  ['starts no range at an item that left the list', ticked('x', 'x'), 'd', true, ['d', 'x']],
])('a click in a list %s', (_, known, id, isRange, expected) => {
  const next = toggleItem(known, { ids, id, isRange })
  expect([...next.ids].toSorted()).toEqual(expected)
  expect(next.anchor).toBe(id)
})
