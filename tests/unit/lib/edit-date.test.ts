import { expect, it } from 'vitest'
import { displayedEditDate } from '#src/lib/edit-date.ts'

const publishedAt = '2026-03-01T12:00:00.000Z'
const later = '2026-03-02T12:00:00.001Z'

it.each([
  ['the text changed days later', { publishedAt, textChangedAt: later }, later],
  ['it changed on its first day', { publishedAt, textChangedAt: '2026-03-02T12:00:00.000Z' }, null],
  ['it never changed', { publishedAt, textChangedAt: null }, null],
  ['nothing is known', { publishedAt }, null],
  ['the post has no date', { publishedAt: null, textChangedAt: later }, null],
  ['it changed before it was due', { publishedAt: later, textChangedAt: publishedAt }, null],
])('when %s', (_, dates, edit) => {
  expect(displayedEditDate(dates)).toBe(edit)
})
