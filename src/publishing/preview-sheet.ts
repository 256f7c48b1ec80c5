import { circle, dots, INK, line, sheet, text } from '#src/drawing/svg-pen.ts'
import { drawableText } from '#src/drawing/text-runs.ts'
import { PREVIEW } from './preview-address.ts'
import { previewLines } from './preview-lines.ts'

export type PreviewFacts = {
  /** Small, above the title. */
  label: string
  /** Opposite of the label. */
  aside: string
  title: string
  author: string
  host: string
}

const MARGIN = 80
const WIDTH = PREVIEW.width - 2 * MARGIN
const SMALL = { face: 'mono', weight: 500, size: 28 } as const
const NAME = { face: 'sans', weight: 600, size: 34 } as const

/** From large to small: the first that holds the whole title, else the last with its end cut off. */
const TITLE_SIZES = [
  { size: 84, lines: 3, leading: 96, face: 'sans', weight: 650 },
  { size: 66, lines: 4, leading: 78, face: 'sans', weight: 650 },
] as const

/** The preview picture as SVG, on the dotted paper of the covers, every letter an outline. */
export function previewSheet(facts: PreviewFacts): string {
  const { width, height } = PREVIEW
  const right = width - MARGIN
  return sheet(width, height, INK.paper, [
    dots(width, height, 40),
    small(`// ${facts.label}`, MARGIN, 98, { fill: INK.accent }),
    small(facts.aside, right, 98, { fill: INK.muted, anchor: 'end' }),
    line(MARGIN, 128, right, 128, { stroke: INK.control, width: 2 }),
    // A title in a script that the typeface lacks leaves nothing to draw.
    ...titleLines(drawableText(facts.title, TITLE_SIZES[0]) || facts.host),
    line(MARGIN, 522, right, 522, { stroke: INK.control, width: 2 }),
    circle(MARGIN + 10, 565, 10, { fill: INK.accent }),
    text(fitted(facts.author, NAME, WIDTH / 2), MARGIN + 38, 577, { ...NAME, fill: INK.text }),
    small(facts.host, right, 575, { fill: INK.muted, anchor: 'end' }),
  ])
}

function titleLines(title: string): string[] {
  const [large, compact] = TITLE_SIZES.map((room) => ({
    room,
    lines: previewLines(title, { ...room, width: WIDTH }),
  }))
  const chosen = large?.lines.at(-1)?.endsWith('…') ? compact : large
  if (chosen === undefined) return []
  const { room, lines } = chosen
  // Set in the middle of the space between the two rules, by the height of its capitals.
  const block = (lines.length - 1) * room.leading + room.size * 0.71
  const first = 128 + (522 - 128 - block) / 2 + room.size * 0.71
  return lines.map((one, index) =>
    text(one, MARGIN - 4, first + index * room.leading, { ...room, fill: INK.text }),
  )
}

type SmallStyle = { fill: string; anchor?: 'end' }

const small = (value: string, x: number, y: number, style: SmallStyle) =>
  text(fitted(value, SMALL, WIDTH / 2), x, y, { ...SMALL, ...style })

function fitted(value: string, type: typeof SMALL | typeof NAME, width: number): string {
  return previewLines(drawableText(value, type), { ...type, width, lines: 1 })[0] ?? ''
}
