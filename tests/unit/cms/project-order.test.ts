import { expect, it } from 'vitest'
import { moveBefore } from '#src/cms/projects/list/use-project-order.ts'

const ids = ['a', 'b', 'c']
const list = ids.map((id) => ({ id }))

it.each([
  [{ id: 'b', before: 'a' }, 'b,a,c'],
  [{ id: 'b', before: null }, 'a,c,b'],
  [{ id: 'b', before: 'gone' }, 'a,b,c'],
  [{ id: 'gone', before: 'a' }, 'a,b,c'],
])('sorts a list after %j', (move, order) => {
  expect(
    moveBefore(list, move)
      .map(({ id }) => id)
      .join(),
  ).toBe(order)
})
