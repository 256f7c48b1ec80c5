import { expect, it } from 'vitest'
import { toCsv } from '#src/lib/format/csv.ts'

const cellOf = (text: string) => toCsv([[text]]).slice(1, -2)

it('writes a byte order mark, and a line for each row', () => {
  expect(toCsv([['a', 'b'], ['c']])).toBe('\ufeff"a","b"\r\n"c"\r\n')
})

it.each([
  ['plain', '"plain"'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['', '""'],
  ['1 - 2 = -1; fine, too', '"1 - 2 = -1; fine, too"'],
])('writes %j as %j', (text, cell) => {
  expect(cellOf(text)).toBe(cell)
})

it.each([
  ...['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '|cmd', '%0a=1'],
  // With an invisible character, or in wide form.
  ...['\u200b=1', '\u00ad=1', '\u2060=1', '\u200f =1', '＝1', '＋1', '－1', '＠A1'],
])('escapes the formula %j', (text) => {
  expect(cellOf(text)).toBe(`"'${text}"`)
})

it.each([
  ["x;=cmd|' /C calc'!A0;y", `"x;'=cmd|' /C calc'!A0;y"`],
  ['\t=1', `"'\t'=1"`],
  ['\r=1', `"'\r'=1"`],
  ['one,+1,two', `"one,'+1,two"`],
  ['one\t@A1\ttwo', `"one\t'@A1\ttwo"`],
  ['hello\n=1+1;z', `"hello\n'=1+1;z"`],
  ['hello\r\n\r\n  -1', `"hello\r\n\r\n  '-1"`],
  ['one; \u200b=1', `"one; \u200b'=1"`],
  ['one;"=1"', `"one;""'=1"""`],
  ['one;＝1', `"one;'＝1"`],
])('escapes a formula after a separator inside the cell %j', (text, cell) => {
  expect(cellOf(text)).toBe(cell)
})

it.each([' ', '\n', ';', ';=', '\u200b', ';\n'])('takes linear time for %j repeated', (text) => {
  const long = text.repeat(200_000)
  const start = performance.now()
  toCsv([[long]])
  expect(performance.now() - start).toBeLessThan(2000)
})
