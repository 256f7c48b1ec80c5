import { expect, it } from 'vitest'
import { cookieValues } from '#src/lib/http/cookie-values.ts'

it.each([
  [null, []],
  ['', []],
  ['a=1', ['1']],
  ['b=2; a=1;c=3', ['1']],
  ['a=1; a=2', ['1', '2']],
  ['a=', ['']],
  ['a==1=', ['=1=']],
  ['a', []],
  ['aa=1; xa=2; A=3', []],
  ['a=%00%zz', ['%00%zz']],
])('the cookies %j have the values %j', (header, values) => {
  expect(cookieValues(header, 'a')).toEqual(values)
})
