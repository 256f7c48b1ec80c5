import { expect, it } from 'vitest'
import { idsOf } from '#collections/sql.ts'

it('reads the ids of rows, and refuses a statement that selects none', () => {
  expect(idsOf([{ id: 'a' }, { id: 'b', slug: 'c' }])).toEqual(['a', 'b'])
  expect(() => idsOf([{ document: 'a' }])).toThrow('expected string')
})
