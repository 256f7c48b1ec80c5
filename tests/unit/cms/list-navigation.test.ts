import { expect, it } from 'vitest'
import { nextPosition } from '#src/cms/components/list/use-list-navigation.ts'

it.each([
  ['start at the first', 1, { lastPosition: -1, index: -1 }, 0],
  ['start there backwards too', -1, { lastPosition: -1, index: -1, visibleIndex: 2 }, 2],
  [
    'move on from the current item, whatever is in view',
    1,
    { lastPosition: -1, index: 0, visibleIndex: 2 },
    1,
  ],
  [
    'take what came to a place, whatever is in view',
    1,
    { lastPosition: 1, index: -1, visibleIndex: 3 },
    1,
  ],
  ['move back', -1, { lastPosition: 2, index: 2 }, 1],
  ['stay at the last', 1, { lastPosition: 3, index: 3 }, 3],
  ['stay at the first', -1, { lastPosition: 0, index: 0 }, 0],
  ['move on from the current item, not from the last step', 1, { lastPosition: 0, index: 2 }, 3],
  ['take the one before the second, which left', -1, { lastPosition: 1, index: -1 }, 0],
  ['take the last after those behind it left', 1, { lastPosition: 5, index: -1 }, 3],
] as const)('j and k in a list of four %s', (_, step, position, expected) => {
  expect(nextPosition(step, { visibleIndex: -1, ...position, count: 4 })).toBe(expected)
})
