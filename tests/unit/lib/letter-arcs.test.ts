import { describe, expect, it } from 'vitest'
import { letterArcs, letterLinks, splitGraphemes } from '#src/lib/letter-arcs.ts'

const BOX = { width: 320, height: 180, margin: 20 }

describe('the letters of a text', () => {
  it('are linked to their next occurrence, the most frequent letter first', () => {
    const { repeats, words } = letterLinks('Noon  note')
    expect(repeats.map(({ key, indexes }) => [key, indexes])).toEqual([
      ['n', [0, 3, 5]],
      ['o', [1, 2, 6]],
    ])
    expect(repeats[0]?.links).toEqual([
      { from: 0, to: 3 },
      { from: 3, to: 5 },
    ])
    expect(words).toEqual([
      { from: 0, to: 3 },
      { from: 5, to: 8 },
    ])
  })

  it('are not the marks between them', () => {
    expect(letterLinks('O-N. L-M.').repeats).toEqual([])
  })

  it.each([
    ['Latin', [0x20, 0x7e, 0xa0, 0x2ff], '–“”…'],
    ['punctuation', [0x2010, 0x2027, 0x2030, 0x205e], ''],
    ['combining marks', [0x61, 0x7a, 0x300, 0x36f], ''],
    ['other characters', [0x905, 0x914, 0x93e, 0x94d], 'e\u0301\r\n👩‍💻'],
  ] as const)('of %s are the graphemes of Unicode', (_, [from, to, start, end], more) => {
    const range = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (__, at) => String.fromCodePoint(first + at))
    const text = [...range(from, to), ...range(start, end).toReversed(), more].join('')
    const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)
    expect(splitGraphemes(text)).toEqual(Array.from(segments, ({ segment }) => segment))
  })

  it('may be of any script', () => {
    expect(letterLinks('漢字 漢').repeats[0]?.indexes).toEqual([0, 3])
    expect(letterLinks('🎉🎉').letters).toHaveLength(2)
    expect(letterLinks('नमस्ते').letters).toEqual(['न', 'म', 'स्ते'])
    expect(letterLinks('e\u0301x\u0308 É').repeats[0]?.indexes).toEqual([0, 3])
  })
})

describe('the drawing of a text', () => {
  it.each(['A', 'Rust', 'aa', 'Level', 'x'.repeat(200), 'Word and '.repeat(22), '漢字', ''])(
    'draws “%s” with finite numbers and few bytes',
    (text) => {
      const { dots, repeats, words } = letterArcs(text, BOX)
      const path = [dots, ...repeats, words].join('')
      expect(path).toMatch(/^(?:[MAh]?[\d. ]+)*$/)
      expect(path.length).toBeLessThan(6000)
    },
  )

  it('runs along the longer side', () => {
    const { dots } = letterArcs('abc', { width: 90, height: 180, margin: 20 })
    expect(dots).toBe('M51 20h0M51 90h0M51 160h0')
  })

  it('stays inside its box', () => {
    const { repeats, words } = letterArcs('level a rotor is a level', BOX)
    const arcs = [...`${repeats.join('')}${words}`.matchAll(/M[\d.]+ [\d.]+A[\d.]+ ([\d.]+)/g)]
    const line = 20 + 140 * 0.62
    expect(Math.max(...arcs.map(([, radius]) => Number(radius)))).toBeLessThanOrEqual(line - 20)
  })
})
