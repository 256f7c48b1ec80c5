import type { PaperName } from '#src/contract/resumes/resume-schemas.ts'
import type { Column } from './text-blocks.ts'

const SIZES: Record<PaperName, { width: number; height: number }> = {
  A4: { width: 595.28, height: 841.89 },
  Letter: { width: 612, height: 792 },
}

const MARGIN = { x: 42.5, y: 38 }
const TITLE_WIDTH = 78
const TIER_WIDTH = 64
const DATE_WIDTH = 134
const INDENT = 11

export type ColumnBox = { x: number; width: number; align?: 'right' }

export type PageLayout = {
  width: number
  height: number
  top: number
  bottom: number
  columns: Record<Column, ColumnBox>
}

export function pageLayout(name: PaperName): PageLayout {
  const { width, height } = SIZES[name]
  const inner = width - 2 * MARGIN.x
  const main = { x: MARGIN.x + TITLE_WIDTH, width: inner - TITLE_WIDTH }
  return {
    width,
    height,
    top: MARGIN.y,
    bottom: height - MARGIN.y,
    columns: {
      margin: { x: MARGIN.x, width: TITLE_WIDTH - 8 },
      main,
      entry: { x: main.x, width: main.width - DATE_WIDTH - 6 },
      date: { x: width - MARGIN.x - DATE_WIDTH, width: DATE_WIDTH, align: 'right' },
      point: { x: main.x + INDENT, width: main.width - INDENT },
      tier: { x: main.x, width: TIER_WIDTH - 6 },
      tierText: { x: main.x + TIER_WIDTH, width: main.width - TIER_WIDTH },
      left: { x: MARGIN.x, width: inner * 0.62 },
      right: { x: MARGIN.x + inner * 0.64, width: inner * 0.36, align: 'right' },
    },
  }
}
