import { expect, it } from 'vitest'
import { MESSAGE_AGE_HOURS } from '#src/contract/limits.ts'
import { messageAge } from '#src/lib/message-age.ts'

const now = Date.parse('2026-03-10T12:00:00.000Z')
const HOUR = 3_600_000

it.each([
  ['[S2-contacts-24]', 0, 'bright'],
  ['[S2-contacts-24]', 24 * HOUR - 1, 'bright'],
  ['[S2-contacts-25]', 24 * HOUR, 'yellow'],
  ['[S2-contacts-25]', 72 * HOUR - 1, 'yellow'],
  ['[S2-contacts-26]', 72 * HOUR, 'dim'],
  ['[S2-contacts-26]', 1000 * HOUR, 'dim'],
])('%s [S9-age-01] colours a message of %d ms %s', (_, age, tier) => {
  expect(messageAge(new Date(now - age).toISOString(), MESSAGE_AGE_HOURS, now)).toBe(tier)
})
