import { expect, it } from 'vitest'
import { NAME_HEIGHT, nameArcs } from '#src/lib/name-arcs.ts'

const line = (text: string, step: number) => ({
  text,
  width: text.length * step,
  positions: Array.from(text, (_, index) => ({ x: (index + 0.5) * step, top: 710 })),
})

it('joins equal letters above the line, the most frequent first, and words below it', () => {
  const { letters, words } = nameArcs(line('Noon no', 500))
  expect(letters.map(({ key, dots }) => [key, dots.split('M').length - 1])).toEqual([
    ['n', 3],
    ['o', 3],
  ])
  expect(words.split('M')).toHaveLength(3)
})

it('stays in the height of a line, however far apart the letters are', () => {
  const { letters, words } = nameArcs(line(`a${'bcdefghij'.repeat(4)}a`, 900))
  const ys = [
    ...`${letters.map(({ arcs }) => arcs).join('')}${words}`.matchAll(/[\d.-]+ ([\d.-]+)/g),
  ]
  // The curve reaches three quarters of the way to its control points.
  const reached = ys.map(([, y]) => 1080 - (1080 - Number(y)) * 0.75)
  expect(Math.min(...reached)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...reached)).toBeLessThanOrEqual(NAME_HEIGHT)
})

it('draws no arcs without a repeated letter, and for unknown positions', () => {
  expect(nameArcs(line('abc', 500)).letters).toEqual([])
  expect(nameArcs({ text: 'aa', width: 1000, positions: [] })).toEqual({ letters: [], words: '' })
})
