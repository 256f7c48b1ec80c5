import { describe, expect, it } from 'vitest'
import { MESSAGE_AGE_HOURS } from '#src/contract/limits.ts'
import { messageAge } from '#src/lib/message-age.ts'

const now = Date.parse('2026-03-10T12:00:00.000Z')
const HOUR = 3_600_000

describe('message age', () => {
  it.each([
    [0, 'bright'],
    [24 * HOUR - 1, 'bright'],
    [24 * HOUR, 'yellow'],
    [72 * HOUR - 1, 'yellow'],
    [72 * HOUR, 'dim'],
    [1000 * HOUR, 'dim'],
  ])('%d ms is %s [S9-age-01] [S2-contacts-24] [S2-contacts-25] [S2-contacts-26]', (age, tier) => {
    expect(messageAge(new Date(now - age).toISOString(), MESSAGE_AGE_HOURS, now)).toBe(tier)
  })
})
