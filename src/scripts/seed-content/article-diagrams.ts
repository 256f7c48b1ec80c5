import { arrowHead, circle, INK, line, path, rect, sheet, text } from '#src/drawing/svg-pen.ts'

const WIDTH = 1440
const LEFT = 72
const RIGHT = WIDTH - LEFT

const heading = (value: string, y: number, fill: string = INK.muted) =>
  text(value, LEFT, y, { size: 28, weight: 500, fill })

type Request = [name: string, start: number, end: number]

const BEFORE: Request[] = [
  ['document', 0, 0.62],
  ['styles.css', 0.62, 1.3],
  ['fonts (4)', 1.3, 2.42],
  ['vendor.js', 0.64, 2.95],
  ['app.js', 2.95, 3.7],
  ['hero.jpg', 3.7, 4.8],
]
const AFTER: Request[] = [
  ['document', 0, 0.18],
  ['styles.css', 0.18, 0.42],
  ['font', 0.19, 0.58],
  ['hero.avif', 0.19, 1.1],
]

/** The same page before and after, on one scale. */
export function waterfallDiagram(): string {
  const axis = LEFT + 200
  const perSecond = (RIGHT - axis) / 5
  const panel = (requests: Request[], top: number, fill: string, label: string) => {
    const end = Math.max(...requests.map((request) => request[2]))
    const bottom = top + requests.length * 46
    return [
      ...requests.map(
        ([name, start, stop], index) =>
          text(name, LEFT, top + index * 46 + 27, { size: 25, fill: INK.muted }) +
          rect(axis + start * perSecond, top + index * 46 + 6, (stop - start) * perSecond, 28, {
            fill,
            stroke: fill === INK.accent ? INK.accent : INK.text,
            width: 2.5,
            radius: 5,
          }),
      ),
      line(axis + end * perSecond, top - 16, axis + end * perSecond, bottom, {
        stroke: INK.accent,
        width: 3,
      }),
      text(label, axis + end * perSecond - 14, top - 14, {
        size: 28,
        weight: 600,
        fill: INK.accent,
        anchor: 'end',
      }),
    ]
  }
  const seconds = [0, 1, 2, 3, 4, 5].flatMap((second) => [
    line(axis + second * perSecond, 56, axis + second * perSecond, 636, {
      stroke: INK.line,
      width: 2,
    }),
    text(`${second} s`, axis + second * perSecond, 676, {
      size: 24,
      fill: INK.muted,
      anchor: 'middle',
    }),
  ])
  return sheet(WIDTH, 712, INK.paper, [
    ...seconds,
    heading('// before', 74),
    ...panel(BEFORE, 104, INK.surface, '4.8 s'),
    heading('// after', 418),
    ...panel(AFTER, 448, INK.accent, '1.1 s'),
  ])
}

/** Why the collector may not take what nobody uses: the chain from a root to the request that nobody needs. */
export function retainerDiagram(): string {
  const boxes = [
    { title: 'config', note: 'module scope' },
    { title: "'change'", note: '2,000 a run' },
    { title: 'onChange', note: 'closure' },
    { title: 'request', note: '3.2 kB each' },
  ]
  const gap = 84
  const wide = (RIGHT - LEFT - gap * 3) / 4
  const parts = boxes.map(({ title, note }, index) => {
    const x = LEFT + index * (wide + gap)
    const isLeak = index === 3
    const stack = index === 2 || index === 3 ? [14, 7] : []
    return [
      ...stack.map((shift) =>
        rect(x + shift, 150 + shift, wide, 150, {
          fill: INK.paper,
          stroke: INK.control,
          width: 2.5,
          radius: 12,
        }),
      ),
      rect(x, 150, wide, 150, {
        fill: isLeak ? INK.accent : INK.surface,
        stroke: isLeak ? INK.accent : INK.text,
        width: 3.5,
        radius: 12,
      }),
      text(title, x + 26, 216, { size: 38, weight: 600, fill: isLeak ? INK.surface : INK.text }),
      text(note, x + 26, 262, { size: 24, fill: isLeak ? '#cfe3d8' : INK.muted }),
      index < 3
        ? line(x + wide + (index === 2 ? 24 : 10), 225, x + wide + gap - 10, 225, { width: 3.5 }) +
          arrowHead(x + wide + gap - 10, 225, 'right', INK.text, 12)
        : '',
    ].join('')
  })
  return sheet(WIDTH, 440, INK.paper, [
    heading('// retained by', 84),
    ...parts,
    path(`M${LEFT + wide / 2} 320v48H${RIGHT - wide / 2}v-34`, {
      stroke: INK.accent,
      width: 3,
      dash: '3 9',
    }),
    text('nothing here is ever let go', WIDTH / 2, 412, {
      size: 26,
      fill: INK.accent,
      anchor: 'middle',
    }),
  ])
}

const ACTORS = ['broker', 'worker', 'database']

/** A worker dies between the commit and the acknowledgement; the second delivery changes nothing. */
export function redeliveryDiagram(): string {
  const columns = [230, 720, 1210]
  const [broker, worker, database] = columns as [number, number, number]
  const message = (y: number, from: number, to: number, label: string, fill: string = INK.text) => {
    const isRight = to > from
    return (
      line(from, y, to, y, { stroke: fill, width: 3.5 }) +
      arrowHead(to, y, isRight ? 'right' : 'left', fill, 12) +
      text(label, (from + to) / 2, y - 14, { size: 25, weight: 500, fill, anchor: 'middle' })
    )
  }
  const lost = 372
  return sheet(WIDTH, 780, INK.paper, [
    ...columns.flatMap((x, index) => [
      line(x, 130, x, 740, { stroke: INK.control, width: 2.5, dash: '2 9' }),
      rect(x - 130, 56, 260, 74, { fill: INK.surface, stroke: INK.text, width: 3.5, radius: 12 }),
      text(ACTORS[index] ?? '', x, 103, { size: 32, weight: 600, anchor: 'middle' }),
    ]),
    message(196, broker, worker, 'deliver c4 (1)'),
    message(254, worker, database, 'insert c4, do the work'),
    message(312, database, worker, 'commit'),
    rect(worker - 26, lost - 26, 52, 52, { fill: INK.text, radius: 8 }),
    path(`M${worker - 11} ${lost - 11}l22 22m0 -22l-22 22`, { stroke: INK.paper, width: 5 }),
    text('killed before the ack', worker + 50, lost + 9, { size: 25, fill: INK.muted }),
    message(456, broker, worker, 'deliver c4 (2)', INK.accent),
    message(528, worker, database, 'insert c4', INK.accent),
    message(600, database, worker, '0 rows: seen before', INK.accent),
    message(672, worker, broker, 'ack', INK.accent),
  ])
}

const FOUND: [minutes: number, edges: number, label: string][] = [
  [0.4, 61, 'empty unit'],
  [7, 118, 'overflow'],
  [95, 164, 'U+0661'],
]

const CURVE: [minutes: number, edges: number][] = [
  [0.1, 12],
  [0.15, 31],
  [0.25, 48],
  [0.4, 61],
  [0.7, 74],
  [1.2, 88],
  [2, 97],
  [4, 109],
  [7, 118],
  [13, 131],
  [25, 142],
  [50, 153],
  [95, 164],
  [180, 170],
  [400, 172],
  [1000, 173],
]

/** Edges reached against time (logarithmic), and the three moments that paid for the evening. */
export function coverageDiagram(): string {
  const axis = LEFT + 90
  const base = 560
  const xOf = (minutes: number) => axis + ((Math.log10(minutes) + 1) / 4) * (RIGHT - axis)
  const yOf = (edges: number) => base - (edges / 200) * 440
  const steps = CURVE.map(([minutes, edges], index) => {
    const at = `${xOf(minutes).toFixed(1)} ${yOf(edges).toFixed(1)}`
    return index === 0 ? `M${at}` : `H${xOf(minutes).toFixed(1)}V${yOf(edges).toFixed(1)}`
  })
  const marks = [0.1, 1, 10, 100, 1000].map(
    (minutes) =>
      line(xOf(minutes), base, xOf(minutes), base + 10, { width: 3 }) +
      text(minutes < 1 ? '6 s' : `${minutes} min`, xOf(minutes), base + 48, {
        size: 24,
        fill: INK.muted,
        anchor: minutes === 1000 ? 'end' : 'middle',
      }),
  )
  return sheet(WIDTH, 640, INK.paper, [
    heading('// edges covered', 78),
    ...[50, 100, 150].map(
      (edges) =>
        line(axis, yOf(edges), RIGHT, yOf(edges), { stroke: INK.line, width: 2 }) +
        text(String(edges), axis - 22, yOf(edges) + 9, {
          size: 24,
          fill: INK.muted,
          anchor: 'end',
        }),
    ),
    line(axis, base, RIGHT, base, { width: 3 }),
    ...marks,
    path(steps.join(''), { stroke: INK.text, width: 4 }),
    ...FOUND.map(
      ([minutes, edges, label]) =>
        circle(xOf(minutes), yOf(edges), 11, { fill: INK.accent, stroke: INK.paper, width: 4 }) +
        text(label, xOf(minutes) - 8, yOf(edges) - 26, {
          size: 26,
          weight: 600,
          fill: INK.accent,
          anchor: 'end',
        }),
    ),
  ])
}
