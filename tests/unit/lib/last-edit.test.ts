import { expect, it } from 'vitest'
import { lastEdit } from '#src/lib/last-edit.ts'

const published = '2026-03-01T12:00:00.000Z'
const day = (date: number, digest: string) => ({
  at: `2026-03-${String(date).padStart(2, '0')}T12:00:00.000Z`,
  digest,
})

it.each([
  ['nothing is known', [], null],
  ['it was saved once', [day(1, 'a')], null],
  ['it was saved again as it was', [day(9, 'a'), day(1, 'a')], null],
  ['the text changed days later', [day(9, 'b'), day(1, 'a')], day(9, 'b').at],
  ['and was saved again since', [day(20, 'b'), day(9, 'b'), day(1, 'a')], day(9, 'b').at],
  ['it changed twice', [day(20, 'c'), day(9, 'b'), day(1, 'a')], day(20, 'c').at],
  ['it changed on its first day', [day(2, 'b'), day(1, 'a')], null],
])('when %s', (_, states, edited) => {
  expect(lastEdit(states, published)).toBe(edited)
})

it('a post without a date has no edits', () => {
  expect(lastEdit([day(9, 'b'), day(1, 'a')], null)).toBeNull()
})
