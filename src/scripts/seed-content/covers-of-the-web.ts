import { createHash } from 'node:crypto'
import { COVER, coverSheet } from './cover-sheet.ts'
import { arrowHead, INK, line, path, rect, text, textWidth } from '#src/drawing/svg-pen.ts'

const { width, margin } = COVER

/** A waterfall that ends early. */
export function fastCover(): string {
  const bars = [
    { start: 0, before: 190, after: 60 },
    { start: 70, before: 330, after: 150 },
    { start: 90, before: 640, after: 120 },
    { start: 150, before: 820, after: 0 },
    { start: 200, before: 1010, after: 240 },
    { start: 230, before: 1150, after: 170 },
  ]
  const end = margin + 450
  const rows = bars.map(({ start, before, after }, index) => {
    const y = 545 + index * 44
    const x = margin + start
    return (
      rect(x, y, before, 24, { fill: INK.paper, stroke: INK.control, width: 3, radius: 6 }) +
      (after ? rect(x, y, after, 24, { fill: INK.accent, radius: 6 }) : '')
    )
  })
  const seconds = { size: 330, face: 'sans', weight: 600 } as const
  return coverSheet('speed', 6, [
    text('1.1', margin - 14, 470, seconds),
    text('s', margin + textWidth('1.1', { ...seconds, tracking: 0 }), 470, {
      size: 150,
      face: 'sans',
      weight: 500,
      fill: INK.muted,
    }),
    text('from 4.8 s', width - margin, 470, { size: 56, fill: INK.muted, anchor: 'end' }),
    ...rows,
    line(end, 515, end, 822, { stroke: INK.accent, width: 4 }),
  ])
}

/** Every inline script has its hash; the one that runs is underlined. */
export function policyCover(): string {
  const lines = Array.from({ length: 7 }, (_, index) =>
    createHash('sha256').update(`script ${index}`).digest('base64'),
  )
  const rows = lines.map((hash, index) => {
    const y = 420 + index * 70
    const isAllowed = index === 3
    return (
      (isAllowed
        ? rect(margin - 20, y - 50, width - 2 * margin + 40, 70, { fill: INK.accent, radius: 10 })
        : '') +
      text(hash.slice(0, 43), margin, y, {
        size: 54,
        weight: isAllowed ? 600 : 400,
        fill: isAllowed ? INK.surface : '#bdb8ad',
      })
    )
  })
  return coverSheet('policy', 5, [
    text('script-src', margin, 320, { size: 110, face: 'mono', weight: 600 }),
    text("'self'", width - margin, 320, {
      size: 110,
      face: 'mono',
      weight: 600,
      fill: INK.accent,
      anchor: 'end',
    }),
    ...rows,
  ])
}

const OPTIONS = ['Kathmandu', 'Kampala', 'Kansas City', 'Karachi']

/** The working drawing of a combobox, with what it must say beside it. */
export function comboboxCover(): string {
  const left = margin
  const boxWidth = 760
  const top = 240
  const rows = OPTIONS.map((name, index) => {
    const y = top + 148 + index * 104
    const isActive = index === 1
    return (
      (isActive ? rect(left + 14, y, boxWidth - 28, 92, { fill: INK.wash, radius: 10 }) : '') +
      text('Ka', left + 44, y + 62, { size: 50, face: 'sans', weight: 700, fill: INK.accent }) +
      text(name.slice(2), left + 108, y + 62, { size: 50, face: 'sans', weight: 400 }) +
      (isActive
        ? path(`M${left + boxWidth - 90} ${y + 48}l16 16l34 -36`, { stroke: INK.accent, width: 7 })
        : '')
    )
  })
  const note = (y: number, from: number, label: string, isKey = false) =>
    line(from, y, left + boxWidth + 110, y, { stroke: INK.control, width: 3 }) +
    arrowHead(from, y, 'left', INK.control) +
    text(label, left + boxWidth + 130, y + 13, {
      size: 38,
      weight: 500,
      fill: isKey ? INK.accent : INK.muted,
    })
  const edge = left + boxWidth + 22
  return coverSheet('access', 8, [
    rect(left - 10, top - 10, boxWidth + 20, 128, { stroke: INK.accent, width: 6, radius: 22 }),
    rect(left, top, boxWidth, 108, { fill: INK.surface, stroke: INK.text, width: 4, radius: 14 }),
    text('ka', left + 44, top + 72, { size: 54, face: 'sans', weight: 500 }),
    line(left + 116, top + 28, left + 116, top + 82, { stroke: INK.accent, width: 5 }),
    path(`M${left + boxWidth - 82} ${top + 46}l20 20l20 -20`, { stroke: INK.text, width: 5 }),
    rect(left, top + 134, boxWidth, 4 * 104 + 20, {
      fill: INK.surface,
      stroke: INK.text,
      width: 4,
      radius: 14,
    }),
    ...rows,
    note(top + 54, edge, 'role="combobox"'),
    note(top + 200, edge, 'role="listbox"'),
    note(top + 298, left + boxWidth + 4, 'active', true),
    note(top + 402, edge, 'role="option"'),
    text('4 results', left, 856, { size: 40, fill: INK.muted }),
  ])
}
