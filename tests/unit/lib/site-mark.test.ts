import { expect, it } from 'vitest'
import { markedLinks, siteMark } from '#src/lib/site-mark.ts'

const mark = (name: string) => siteMark({ name, background: '#000', line: '#fff' })
const arcsOf = (name: string) => mark(name).match(/A/g)?.length

it('draws at most three arcs, between equal letters, the most frequent first', () => {
  expect(markedLinks('Hannah Lo')).toEqual([
    { from: 0, to: 5 },
    { from: 1, to: 4 },
    { from: 2, to: 3 },
  ])
  expect(arcsOf('Bartholomew Featherstonehaugh')).toBe(3)
})

it.each([
  ['no letter twice', 'Bo Li', [{ from: 0, to: 4 }]],
  ['one letter', 'X', [{ from: 0, to: 0 }]],
  ['another script', '山田太郎', [{ from: 0, to: 3 }]],
])('draws a name with %s', (_, name, links) => {
  expect(markedLinks(name)).toEqual(links)
  expect(mark(name)).not.toMatch(/NaN|Infinity|undefined/)
})

it('stays inside the square', () => {
  for (const name of ['Anna', 'Grace Hopper', 'aab', 'a  a', 'Иван Петров']) {
    const numbers = mark(name).matchAll(/M([\d.-]+) ([\d.-]+)/g)
    for (const [, x, y] of numbers) {
      expect(Number(x)).toBeGreaterThan(3)
      expect(Number(x)).toBeLessThan(29)
      expect(Number(y)).toBeLessThan(26)
    }
  }
})
