import { describe, expect, it } from 'vitest'
import { toCsv } from '#src/lib/format/csv.ts'

const cellOf = (text: string) => toCsv([[text]]).slice(1, -2)

describe('CSV for spreadsheets', () => {
  it('has a byte order mark, and a line for each row', () => {
    expect(toCsv([['a', 'b'], ['c']])).toBe('\ufeffa,b\r\nc\r\n')
  })

  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
  ])('writes %j as %j', (text, cell) => {
    expect(cellOf(text)).toBe(cell)
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '|cmd', '%0a=1'])(
    'escapes the formula %j',
    (text) => {
      expect(cellOf(text).replace(/^"/, '')).toMatch(/^'/)
    },
  )
})
