import { expect, it } from 'vitest'
import { measureName } from '#src/drawing/name-lines.ts'
import { nameArcs } from '#src/lib/name-arcs.ts'

const LONG = 'Maria-Magdalena Konstantinopoulou-Weiß'

it.each([
  ['Bo Ng', 1],
  ['Alex Example', 1],
  ['Анна Каренина', 1],
  ['山田 太郎', 1],
  ['Ольга Константинопольская-Преображенская', 2],
  [LONG, 2],
])('measures a place for each letter of %s, from left to right, in %i lines', (name, count) => {
  const lines = measureName(name)
  expect(lines).toHaveLength(count)
  expect(lines.map(({ text }) => text).join(' ')).toBe(name)
  for (const { text, positions, width } of lines) {
    expect(positions).toHaveLength(text.length)
    const all = [0, ...positions.map(({ x }) => x), width]
    expect(all).toEqual(all.toSorted((one, other) => one - other))
  }
})

it('kerns as the browser does, and sets dots above the height of a letter', () => {
  const [[kerned], [plain]] = [measureName('AV'), measureName('A V')]
  expect(kerned?.width).toBeLessThan((plain?.width ?? 0) - 200)
  const [{ positions } = { positions: [] }] = measureName('Éxl')
  const [accented, low, high] = positions.map(({ top }) => top)
  expect(accented).toBeGreaterThan(high ?? 0)
  expect(high).toBeGreaterThan(low ?? 0)
})

it.each(['محمد علی', 'नमस्ते', '🎉🎉'])(
  'draws no arcs for %s, because its widths are unknown',
  (name) => {
    expect(measureName(name).map(nameArcs)).toEqual([{ letters: [], words: '' }])
  },
)
