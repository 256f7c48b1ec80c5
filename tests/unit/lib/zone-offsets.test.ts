import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zoneClock, zoneOffsets } from '#src/lib/zone-offsets.ts'

const START = Date.parse('2026-01-01T00:00:00Z')
const END = Date.parse('2031-01-01T00:00:00Z')
const ZONES = ['Europe/Lisbon', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC']

describe('the offsets of a time zone', () => {
  it('turn at the minute the clocks do', () => {
    const lisbon = zoneOffsets('Europe/Lisbon', START, Date.parse('2026-12-31T00:00:00Z'))
    expect(lisbon).toEqual([
      { from: START, minutes: 0 },
      { from: Date.parse('2026-03-29T01:00:00Z'), minutes: 60 },
      { from: Date.parse('2026-10-25T01:00:00Z'), minutes: 0 },
    ])
  })

  it.each(ZONES)('%s: the clock shows what Intl says', (timeZone) => {
    const offsets = zoneOffsets(timeZone, START, END)
    const format = new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    })
    fc.assert(
      fc.property(fc.integer({ min: START, max: END }), (time) => {
        expect(zoneClock(offsets, time)).toBe(format.format(time))
      }),
    )
  })

  it('beyond the last one the last one holds', () => {
    const offsets = zoneOffsets('Asia/Kolkata', START, START)
    expect(zoneClock(offsets, END)).toBe('05:30')
  })
})
