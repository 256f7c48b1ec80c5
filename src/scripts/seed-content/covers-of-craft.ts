import { COVER, coverSheet } from './cover-sheet.ts'
import { arrowHead, circle, INK, line, path, rect, text, textWidth } from '#src/drawing/svg-pen.ts'

const { width, margin } = COVER

function station(x: number, y: number, w: number, label: string, isTaken: boolean): string {
  return (
    rect(x, y - 46, w, 92, {
      fill: isTaken ? INK.accent : INK.surface,
      stroke: isTaken ? INK.accent : INK.text,
      width: 5,
      radius: 46,
    }) +
    text(label, x + w / 2, y + 18, {
      size: 52,
      weight: 600,
      fill: isTaken ? INK.surface : INK.text,
      anchor: 'middle',
    })
  )
}

const REFUSED = { size: 72, weight: 500, fill: INK.control }

function refused(value: string, x: number, y: number): string {
  const end = x + textWidth(value, REFUSED)
  return text(value, x, y, REFUSED) + line(x - 6, y - 24, end + 6, y - 24, { width: 5 })
}

/** The railway diagram of a duration: one or more of digits and a unit. */
export function parserCover(): string {
  const y = 430
  const rail = { stroke: INK.text, width: 5 }
  const taken = { stroke: INK.accent, width: 8 }
  const branch = (to: number) =>
    `M820 ${y}q40 0 40 ${to < y ? -40 : 40}L860 ${to < y ? to + 40 : to - 40}q0 ${to < y ? -40 : 40} 40 ${to < y ? -40 : 40}L1190 ${to}q40 0 40 ${to < y ? 40 : -40}L1230 ${to < y ? y - 40 : y + 40}q0 ${to < y ? 40 : -40} 40 ${to < y ? 40 : -40}`
  return coverSheet('parsers', 4, [
    circle(margin + 16, y, 16, { stroke: INK.text, width: 6, fill: INK.paper }),
    // the loops: another digit, another pair
    path(`M690 ${y}q50 0 50 50v20q0 50 -50 50H420q-50 0 -50 -50v-20q0 -50 50 -50`, rail),
    path(`M1310 ${y}q60 0 60 60V640q0 60 -60 60H300q-60 0 -60 -60V490q0 -60 60 -60`, rail),
    arrowHead(535, y + 120, 'left', INK.text, 17),
    arrowHead(780, 700, 'left', INK.text, 17),
    path(branch(280), rail),
    path(branch(580), rail),
    path(`M${margin + 36} ${y}H1470`, taken),
    station(450, y, 210, '0-9', true),
    station(940, 280, 200, '"h"', false),
    station(940, y, 200, '"m"', true),
    station(940, 580, 200, '"s"', false),
    arrowHead(1470, y, 'right', INK.accent, 22),
    line(1484, y - 40, 1484, y + 40, { stroke: INK.text, width: 6 }),
    line(1502, y - 40, 1502, y + 40, { stroke: INK.text, width: 6 }),
    text('1h30m', margin, 822, { size: 72, weight: 600 }),
    refused('h30', 540, 822),
    refused('1s1h', width - margin - textWidth('1s1h', REFUSED), 822),
  ])
}

type Step = { label: string; rows: [name: string, state: 'kept' | 'new' | 'gone'][] }

const STEPS: Step[] = [
  {
    label: 'expand',
    rows: [
      ['id', 'kept'],
      ['name', 'kept'],
      ['given', 'new'],
      ['family', 'new'],
    ],
  },
  {
    label: 'fill',
    rows: [
      ['id', 'kept'],
      ['name', 'kept'],
      ['given', 'kept'],
      ['family', 'kept'],
    ],
  },
  {
    label: 'contract',
    rows: [
      ['id', 'kept'],
      ['name', 'gone'],
      ['given', 'kept'],
      ['family', 'kept'],
    ],
  },
]

/** A table in three releases: two columns come, one goes. */
export function migrationsCover(): string {
  const gap = 74
  const cardWidth = (width - 2 * margin - 2 * gap) / 3
  const top = 226
  const rowHeight = 106
  const cards = STEPS.flatMap(({ label, rows }, index) => {
    const x = margin + index * (cardWidth + gap)
    const body = rows.map(([name, state], row) => {
      const y = top + row * rowHeight
      const isNew = state === 'new'
      const isGone = state === 'gone'
      return (
        (row > 0 ? line(x, y, x + cardWidth, y, { stroke: INK.line, width: 3 }) : '') +
        (isNew
          ? rect(x + 12, y + 12, cardWidth - 24, rowHeight - 24, { fill: INK.accent, radius: 10 })
          : '') +
        text(`${isNew ? '+ ' : isGone ? '- ' : '  '}${name}`, x + 36, y + 70, {
          size: 50,
          weight: isNew ? 600 : 500,
          fill: isNew ? INK.surface : isGone ? INK.control : INK.text,
        }) +
        (isGone ? line(x + 92, y + 54, x + 230, y + 54, { stroke: INK.text, width: 5 }) : '')
      )
    })
    const arrow = index < 2 ? x + cardWidth + gap - 16 : 0
    const middle = top + rowHeight * 2
    return [
      rect(x, top, cardWidth, rowHeight * 4, {
        fill: INK.surface,
        stroke: INK.text,
        width: 4,
        radius: 14,
      }),
      ...body,
      text(`004${index + 1}`, x, 742, { size: 44, fill: INK.muted }),
      text(label, x, 818, {
        size: 68,
        face: 'sans',
        weight: 600,
        fill: index === 2 ? INK.accent : INK.text,
      }),
      index < 2
        ? line(x + cardWidth + 16, middle, arrow, middle, { width: 5 }) +
          arrowHead(arrow, middle, 'right', INK.text, 15)
        : '',
    ]
  })
  return coverSheet('migrations', 1, cards)
}
