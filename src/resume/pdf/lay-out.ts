import { breakLines, widthOf } from './break-lines.ts'
import type { StyledRun } from './break-lines.ts'
import type { ColumnBox, PageLayout } from './page-layout.ts'
import type { Section, Tag, TextBlock, TextItem } from './text-blocks.ts'
import { STYLES } from './text-styles.ts'
import type { TextStyle } from './text-styles.ts'

export type PositionedLine = { page: number; x: number; baseline: number; styledRuns: StyledRun[] }
export type PositionedItem = { tag: Tag; lines: PositionedLine[]; bullet?: PositionedLine }
type PositionedSection = PositionedItem[][]
export type Layout = {
  sections: PositionedSection[]
  rules: { page: number; y: number }[]
  pages: number
}

type Cursor = { page: number; y: number }
type Sheet = { paper: PageLayout; scale: number; cursor: Cursor; rules: Layout['rules'] }

const PADDING = 9
/** Height of a line's middle above its baseline, as a part of the type size. */
const MIDDLE = 0.35

type Options = {
  paper: PageLayout
  scale: number
  maxPages: number
}

/** Breaks text into lines and pages; null when that takes more than `maxPages`. */
export function layOut(
  sections: readonly Section[],
  { paper, scale, maxPages }: Options,
): Layout | null {
  const sheet: Sheet = { paper, scale, cursor: { page: 0, y: paper.top }, rules: [] }
  const placed: PositionedSection[] = []
  for (const blocks of sections) {
    const section: PositionedSection = []
    placed.push(section)
    for (const block of blocks) {
      section.push(positionBlock(block, sheet))
      if (sheet.cursor.page >= maxPages) return null
    }
  }
  return { sections: placed, rules: sheet.rules, pages: sheet.cursor.page + 1 }
}

type MeasuredItem = TextItem & {
  type: TextStyle
  box: ColumnBox
  top: number
  rows: StyledRun[][]
  leading: number
}

function positionBlock(block: TextBlock, sheet: Sheet): PositionedItem[] {
  const { paper, scale, cursor, rules } = sheet
  const items = measured(block, sheet)
  const height = Math.max(0, ...items.map((item) => item.top + item.rows.length * item.leading))
  const above = (block.hasRule ? 2 * PADDING : (block.above ?? 0)) * scale
  const fitsPage = height <= paper.bottom - paper.top
  const firstLine = Math.max(0, ...items.map(({ leading }) => leading))
  if (cursor.y + above + (fitsPage ? height : firstLine) > paper.bottom) {
    Object.assign(cursor, { page: cursor.page + 1, y: paper.top })
  } else if (cursor.y > paper.top) {
    if (block.hasRule) rules.push({ page: cursor.page, y: cursor.y + above / 2 })
    cursor.y += above
  }
  const starts = fitsPage ? [{ from: -Infinity, ...cursor }] : pageStarts(items, sheet)
  const placed = items.map((item) => positionItem(item, { paper, starts }))
  Object.assign(cursor, cursorAt(height, starts))
  return placed
}

/** The part of a block on one page, from this distance below its upper edge on; `y` is the place of that edge. */
type PageStart = Cursor & { from: number }

/** Splits a block that is higher than a page. Items of one row continue on the next page together. */
function pageStarts(items: readonly MeasuredItem[], { paper, cursor }: Sheet): PageStart[] {
  let start: PageStart = { from: -Infinity, ...cursor }
  const starts = [start]
  const lines = items.flatMap(({ top, rows, leading }) =>
    rows.map((_, index) => ({ top: top + index * leading, leading })),
  )
  for (const { top, leading } of lines.toSorted((one, other) => one.top - other.top)) {
    const y = start.y + top
    if (y + leading <= paper.bottom || y <= paper.top) continue
    start = { from: top, page: start.page + 1, y: paper.top - top }
    starts.push(start)
  }
  return starts
}

function cursorAt(top: number, starts: readonly PageStart[]): Cursor {
  const start = starts.findLast(({ from }) => from <= top)
  return { page: start?.page ?? 0, y: (start?.y ?? 0) + top }
}

function measured({ items }: TextBlock, { paper, scale }: Sheet): MeasuredItem[] {
  const done: MeasuredItem[] = []
  // The columns of the head are filled independently.
  const bottoms = { flow: 0, right: 0 }
  for (const item of items) {
    const style: TextStyle = STYLES[item.style]
    const type = { ...style, size: style.size * scale }
    const leading = type.size * type.leading
    const box = paper.columns[item.column]
    const rows = breakLines(item.spans, type, box.width)
    const neighbour = item.isBeside ? done.at(-1) : undefined
    const lane = item.column === 'right' ? 'right' : 'flow'
    const above = bottoms[lane] > 0 ? (item.above ?? 0) * scale : 0
    const top = neighbour
      ? neighbour.top + baselineOf(neighbour) - baselineOf({ leading, type })
      : bottoms[lane] + above
    done.push({ ...item, type, box, top, rows, leading })
    bottoms[lane] = Math.max(bottoms[lane], top + rows.length * leading)
  }
  return done
}

const baselineOf = ({ leading, type }: { leading: number; type: TextStyle }) =>
  leading / 2 + type.size * MIDDLE

function positionItem(
  item: MeasuredItem,
  { paper, starts }: { paper: PageLayout; starts: readonly PageStart[] },
): PositionedItem {
  const { tag, rows, box, leading, type, bullet } = item
  const lines = rows.map((styledRuns, index): PositionedLine => {
    const { page, y } = cursorAt(item.top + index * leading, starts)
    const room = box.align === 'right' ? box.width - widthOf(styledRuns) : 0
    return { page, x: box.x + room, baseline: y + baselineOf(item), styledRuns }
  })
  const [first] = lines
  if (bullet === undefined || !first) return { tag, lines }
  const x = paper.columns.main.x
  return { tag, lines, bullet: { ...first, x, styledRuns: [{ ...type, text: bullet }] } }
}
