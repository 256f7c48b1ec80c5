import { expect, it } from 'vitest'
import { parseJson, recordOf } from '#src/lib/json-record.ts'

it.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['', undefined],
  ['{"a":', undefined],
  ['<html>', undefined],
])('parses %j, or returns undefined', (text, value) => {
  expect(parseJson(text)).toEqual(value)
})

it.each([
  [{ a: 1 }, { a: 1 }],
  [[1], [1]],
  [null, {}],
  ['a', {}],
  [undefined, {}],
])('returns the record of %j, or an empty one', (value, record) => {
  expect(recordOf(value)).toEqual(record)
})
