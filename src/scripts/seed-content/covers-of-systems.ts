import { COVER, coverSheet } from './cover-sheet.ts'
import { circle, INK, line, path, rect, text } from '#src/drawing/svg-pen.ts'

const { width, height, margin } = COVER

/** Six sessions want one lock: each waits (dashed) until the one before lets go. */
export function locksCover(): string {
  const lanes = [
    { arrive: 0, wait: 0, hold: 210 },
    { arrive: 90, wait: 120, hold: 170 },
    { arrive: 250, wait: 130, hold: 250 },
    { arrive: 300, wait: 330, hold: 150 },
    { arrive: 560, wait: 220, hold: 190 },
    { arrive: 620, wait: 350, hold: 200 },
  ]
  const left = margin + 150
  const parts = lanes.flatMap(({ arrive, wait, hold }, index) => {
    const y = 262 + index * 82
    const isHolder = index === 2
    const start = left + arrive
    const ink = isHolder ? INK.accent : INK.text
    return [
      text(`tx ${index + 1}`, margin, y + 14, {
        size: 40,
        fill: isHolder ? INK.accent : INK.muted,
      }),
      line(left, y, width - margin, y, { stroke: INK.line, width: 3 }),
      line(start, y, start + wait, y, { stroke: INK.text, width: 5, dash: '4 14' }),
      wait > 0 ? circle(start, y, 9, { fill: INK.paper, stroke: ink, width: 5 }) : '',
      rect(start + wait, y - 24, hold, 48, {
        fill: isHolder ? INK.accent : INK.surface,
        stroke: ink,
        width: 5,
        radius: 10,
      }),
    ]
  })
  const now = left + 470
  return coverSheet('locks', 7, [
    line(now, 206, now, 726, { stroke: INK.accent, width: 3, dash: '2 10' }),
    ...parts,
    text('pg_advisory_xact_lock', margin, 816, { size: 68, weight: 600 }),
    text('(42)', margin + 21 * 40.8, 816, { size: 68, weight: 600, fill: INK.accent }),
  ])
}

/** A heap that is collected again and again, and never falls back as far. */
export function leakCover(): string {
  const left = margin
  const right = width - margin
  const base = 760
  const teeth = 9
  const step = (right - left) / teeth
  const floorAt = (x: number) => base - 70 - ((x - left) / (right - left)) * 300
  let saw = `M${left} ${floorAt(left)}`
  for (let tooth = 0; tooth < teeth; tooth++) {
    const end = left + (tooth + 1) * step
    saw += `L${end} ${floorAt(end) - 150}L${end} ${floorAt(end)}`
  }
  const hatch: string[] = []
  for (let x = left; x < right; x += 22) hatch.push(`M${x} ${base}L${x} ${floorAt(x)}`)
  const ticks = Array.from({ length: teeth + 1 }, (_, index) => {
    const x = left + index * step
    return (
      line(x, base, x, base + 14, { stroke: INK.text, width: 4 }) +
      text(`${index * 8}h`, x, base + 62, {
        size: 34,
        fill: INK.muted,
        anchor: index === 0 ? 'start' : index === teeth ? 'end' : 'middle',
      })
    )
  })
  return coverSheet('memory', 3, [
    text('+38 MB/h', margin, 350, { size: 150, face: 'sans', weight: 600 }),
    path(hatch.join(''), { stroke: INK.accent, width: 2 }),
    path(saw, { stroke: INK.text, width: 6 }),
    line(left, floorAt(left), right, floorAt(right), { stroke: INK.accent, width: 8 }),
    line(left, base, right, base, { stroke: INK.text, width: 4 }),
    ...ticks,
  ])
}

const DELIVERIES =
  'a1 b7 c4 b7 d0 e9 a1 f2 g5 h8 c4 i3 j6 j6 k1 l4 h8 m7 b7 n2 o5 p8 k1 q0 r3 s6 s6 t9 u2 q0 v5 w8'

/** What a broker delivers: the first of each counts, the doubles are crossed out. */
export function queueCover(): string {
  const seen = new Set<string>()
  const columns = 8
  const gap = 22
  const cell = (width - 2 * margin - (columns - 1) * gap) / columns
  const tall = 112
  const cells = DELIVERIES.split(' ').map((id, index) => {
    const x = margin + (index % columns) * (cell + gap)
    const y = 220 + Math.floor(index / columns) * (tall + gap)
    const isDouble = seen.has(id)
    seen.add(id)
    const isLatest = id === 'o5'
    const middle = y + tall / 2
    if (isDouble)
      return (
        rect(x, y, cell, tall, { stroke: INK.control, width: 3, dash: '6 10', radius: 12 }) +
        text(id, x + cell / 2, middle + 17, { size: 50, fill: INK.control, anchor: 'middle' }) +
        line(x + 34, middle, x + cell - 34, middle, { stroke: INK.control, width: 4 })
      )
    return (
      rect(x, y, cell, tall, {
        fill: isLatest ? INK.accent : INK.surface,
        stroke: isLatest ? INK.accent : INK.text,
        width: 4,
        radius: 12,
      }) +
      text(id, x + cell / 2, middle + 17, {
        size: 50,
        weight: 600,
        fill: isLatest ? INK.surface : INK.text,
        anchor: 'middle',
      })
    )
  })
  const total = DELIVERIES.split(' ').length
  return coverSheet('queues', 2, [
    ...cells,
    text(`${total} delivered`, margin, height - 84, { size: 56, fill: INK.muted }),
    text(`${seen.size} handled`, width - margin, height - 84, {
      size: 56,
      weight: 600,
      fill: INK.accent,
      anchor: 'end',
    }),
  ])
}
