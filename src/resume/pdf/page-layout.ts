import type { PaperName } from '#src/contract/resumes/resume-schemas.ts'

const SIZES: Record<PaperName, { width: number; height: number }> = {
  A4: { width: 595.28, height: 841.89 },
  Letter: { width: 612, height: 792 },
}

const MARGIN = { x: 42.5, y: 38 }
const TITLE_WIDTH = 78
const TIER_WIDTH = 64
const DATE_WIDTH = 134
const INDENT = 11

export type ColumnBox = { x: number; width: number; align?: 'right' | undefined }
export type PageLayout = ReturnType<typeof pageLayout>
export type Column = keyof PageLayout['columns']

const box = (x: number, width: number, align?: 'right'): ColumnBox => ({ x, width, align })

export function pageLayout(name: PaperName) {
  const { width, height } = SIZES[name]
  const inner = width - 2 * MARGIN.x
  const main = box(MARGIN.x + TITLE_WIDTH, inner - TITLE_WIDTH)
  return {
    width,
    height,
    top: MARGIN.y,
    bottom: height - MARGIN.y,
    columns: {
      margin: box(MARGIN.x, TITLE_WIDTH - 8),
      main,
      entry: box(main.x, main.width - DATE_WIDTH - 6),
      date: box(width - MARGIN.x - DATE_WIDTH, DATE_WIDTH, 'right'),
      point: box(main.x + INDENT, main.width - INDENT),
      tier: box(main.x, TIER_WIDTH - 6),
      tierText: box(main.x + TIER_WIDTH, main.width - TIER_WIDTH),
      left: box(MARGIN.x, inner * 0.62),
      right: box(MARGIN.x + inner * 0.64, inner * 0.36, 'right'),
    },
  }
}
