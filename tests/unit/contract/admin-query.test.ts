import { expect, it } from 'vitest'
import { queryObjectProblem, queryProblem } from '#src/contract/admin-query.ts'

const TERMS = 'A query can have at most 60 conditions; every word of a text counts.'
const NESTING = 'Conditions can be nested in at most 4 levels.'
const VALUES = 'A condition can list at most 1000 values.'
const SORT = 'A list can be sorted by at most 5 fields.'
const DEPTH = 'depth is a number from 0 to 10.'
const READ_LIMIT = 'limit is a number from 1 to 250, and pagination cannot be switched off.'
const WRITE_LIMIT = 'limit is a number from 0 to 250.'
const LIKE = '“like” compares with one text.'

const times = (count: number, text: (index: number) => string, between = '&') =>
  Array.from({ length: count }, (_, index) => text(index)).join(between)
const conditions = (count: number) => times(count, (at) => `where[or][${at}][content][like]=a`)
const listed = (count: number) => times(count, (at) => `where[and][0][id][in][${at}]=a`)
const nested = (levels: number) => `where${times(levels, () => '[or][0]', '')}[title][like]=a`
const json = (where: object) => `where=${encodeURIComponent(JSON.stringify(where))}`
const problem = (search: string, isWrite = false) =>
  queryProblem(new URLSearchParams(search), isWrite)

it.each([
  ['', undefined],
  ['where[title][like]=a&sort=-title&limit=10&page=2&depth=0&pagination=true', undefined],
  [conditions(60), undefined],
  [conditions(61), TERMS],
  [`where[title][like]=${times(60, () => 'a', '+')}`, undefined],
  [`where[title][like]=${times(61, () => 'a', '+')}`, TERMS],
  [times(61, (at) => `where[tags][contains][${at}]=a`), TERMS],
  [times(61, () => 'where[title][equals]=a'), TERMS],
  [json({ or: Array.from({ length: 61 }, () => ({ title: { like: 'a' } })) }), TERMS],
  [`search=${times(20, () => 'a', '+')}`, undefined],
  [`search=${times(21, () => 'a', '+')}`, TERMS],
  [listed(1000), undefined],
  [listed(1001), VALUES],
  [`where[id][in]=${times(1000, () => 'a', ',')}`, undefined],
  [`where[id][not_in]=${times(1001, () => 'a', ',')}`, VALUES],
  [nested(4), undefined],
  [nested(5), NESTING],
  [json({ AND: [{ or: [{ and: [{ or: [{ and: [{ title: { like: 'a' } }] }] }] }] }] }), NESTING],
  [`where=${'['.repeat(5000)}1${']'.repeat(5000)}`, NESTING],
  ['sort=a,b,c,d,e', undefined],
  ['sort=a,b,c,d,e,f', SORT],
  [times(6, (at) => `sort[${at}]=a`), SORT],
  ['depth=10', undefined],
  ['depth=11', DEPTH],
  ['depth=-1', DEPTH],
  ['limit=250', undefined],
  ['limit=251', READ_LIMIT],
  ['limit=0', READ_LIMIT],
  ['limit=all', READ_LIMIT],
  ['limit=', READ_LIMIT],
  ['limit[a]=1', READ_LIMIT],
  ['limit=1&limit=1000', READ_LIMIT],
  ['pagination=false', READ_LIMIT],
  [json({ title: { like: 5 } }), LIKE],
  ['where[title][like][0]=a', LIKE],
  ['where[title][like]=a&where[title][like]=b', LIKE],
  ['where[title][like]=a&where[excerpt][like]=b', undefined],
  ['where={', undefined],
])('checks the query of a list: %s: %s', (search, expected) => {
  expect(problem(search)).toBe(expected)
})

it.each([
  ['limit=0', undefined],
  ['limit=250', undefined],
  ['limit=251', WRITE_LIMIT],
  [conditions(61), TERMS],
])('checks the query of a bulk change: %s: %s', (search, expected) => {
  expect(problem(search, true)).toBe(expected)
})

it('a query in an object has the same limits; undefined values are ignored', () => {
  const where = { or: Array.from({ length: 61 }, () => ({ title: { like: 'a' } })) }
  expect(queryObjectProblem({ where })).toBe(TERMS)
  expect(queryObjectProblem({ limit: 251 })).toBe(READ_LIMIT)
  expect(queryObjectProblem({ limit: undefined, sort: '-title', page: 1 })).toBeUndefined()
  expect(queryObjectProblem(undefined)).toBeUndefined()
})
