import { describe, expect, it } from 'vitest'
import { layOut } from '#src/resume/pdf/lay-out.ts'
import { pageLayout } from '#src/resume/pdf/page-layout.ts'
import { plain } from '#src/resume/pdf/text-blocks.ts'
import type { TextBlock, TextItem } from '#src/resume/pdf/text-blocks.ts'

const paper = pageLayout('A4')
const points = (count: number): TextItem[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ tag: 'LI', spans: plain(`Point ${index}`), style: 'text', column: 'point' },
    bullet: '–',
  }))
const job = (count: number): TextBlock => ({
  items: [
    {
      ...{ tag: 'H3', spans: plain('Principal engineer '.repeat(6)) },
      ...{ style: 'heading', column: 'entry' },
    },
    { tag: 'P', spans: plain('2019'), style: 'label', column: 'date', isBeside: true },
    ...points(count),
  ],
})

describe('a block that is higher than a page', () => {
  // With 55 lines above it, the page has room for the first line of the title only.
  it.each([0, 55, 56])('keeps the dates next to the title below %i lines', (above) => {
    const sections = [[{ items: points(above) }, job(70)]]
    const placed = layOut(sections, { paper, scale: 1, maxPages: 3 })?.sections.flat(2) ?? []
    const [title, dates, ...rest] = placed.slice(above)
    expect(title?.lines).toHaveLength(2)
    expect(dates?.lines[0]?.page).toBe(title?.lines[0]?.page)
    expect(dates?.lines[0]?.baseline).toBeCloseTo(title?.lines[0]?.baseline ?? 0)
    const lines = [title, ...rest].flatMap((item) => item?.lines ?? [])
    const heights = lines.map(({ page, baseline }) => page * paper.height + baseline)
    expect(heights).toEqual(heights.toSorted((one, other) => one - other))
    expect(Math.min(...lines.map(({ baseline }) => baseline))).toBeGreaterThan(paper.top)
    expect(Math.max(...lines.map(({ baseline }) => baseline))).toBeLessThan(paper.bottom)
    expect(lines).toHaveLength(72)
  })

  it('starts on the next page, without its rule, when not one line fits', () => {
    const sections = [[{ items: points(56) }], [{ ...job(70), hasRule: true }]]
    const layout = layOut(sections, { paper, scale: 1, maxPages: 4 })
    expect(layout?.sections[1]?.[0]?.[0]?.lines[0]?.page).toBe(1)
    expect(layout?.rules).toEqual([])
  })
})
