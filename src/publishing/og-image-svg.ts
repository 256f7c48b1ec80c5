import { COLORS, textPath, textWidth } from '#src/drawing/svg-shapes.ts'
import { markGroup } from '#src/lib/site-mark.ts'
import { letterArcs } from '#src/lib/letter-arcs.ts'
import { drawableTitle } from '#src/drawing/text-runs.ts'
import { OG_IMAGE_SIZE } from './og-image-url.ts'
import { wrapText } from './wrap-text.ts'

export type OgImageContent = {
  label: string
  aside: string
  title: string
  author: string
  /** Whose mark stands before the author. */
  owner: string
  host: string
  drawnFrom: string
}

const MARGIN = 80
export const COVER_AREA = { left: 800, width: 400 } as const
const NAME = { face: 'sans', weight: 600, size: 34 } as const
const LABEL = { face: 'mono', weight: 500 } as const

const RIGHT = COVER_AREA.left - MARGIN / 2
const SMALL = { ...LABEL, size: 24 }

/** From large to small: the first that fits the whole title, else the last with the title truncated. */
const TITLE_SIZES = [
  { size: 84, lines: 3, leading: 96, face: 'sans', weight: 650 },
  { size: 66, lines: 4, leading: 78, face: 'sans', weight: 650 },
  { size: 52, lines: 5, leading: 62, face: 'sans', weight: 650 },
] as const

export function ogImageSvg(content: OgImageContent): string {
  const { width, height } = OG_IMAGE_SIZE
  const parts = [
    `<rect width="${width}" height="${height}" fill="${COLORS.bg}"/>`,
    `<path d="${dotGrid(40)}" stroke="${COLORS.border}" stroke-width="2.5"/>`,
    ...ends({ left: `// ${content.label}`, right: content.aside, y: 98 }),
    line(`M${MARGIN} 128H${RIGHT}`, COLORS.control, 2),
    // The title is empty when the typeface has no glyphs for its script.
    ...titleLines(drawableTitle(content.title, TITLE_SIZES[0]) || content.host, RIGHT - MARGIN),
    line(`M${MARGIN} 522H${RIGHT}`, COLORS.control, 2),
    `<g transform="translate(${MARGIN - 6} 536) scale(1.75)">${markGroup(content.owner, COLORS.accent)}</g>`,
    textPath(fitted(content.author, NAME, (RIGHT - MARGIN) / 2), MARGIN + 60, 577, {
      ...NAME,
      fill: COLORS.text,
    }),
    ...ends({ left: '', right: content.host, y: 575, share: 0.4 }),
    // A cover can have the same colour as the background.
    line(`M${COVER_AREA.left - 1} 0V${height}`, COLORS.border, 2),
    arcDrawing(content.drawnFrom),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`
}

const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" stroke-linecap="round" stroke="${stroke}" stroke-width="${width}"/>`

function dotGrid(step: number): string {
  const { width, height } = OG_IMAGE_SIZE
  const dots: string[] = []
  for (let y = step; y < height; y += step)
    for (let x = step; x < width; x += step) dots.push(`M${x - 1.25} ${y}h2.5`)
  return dots.join('')
}

function arcDrawing(text: string): string {
  const { left, width } = COVER_AREA
  const drawn = letterArcs(text, { width, height: OG_IMAGE_SIZE.height, margin: 52 })
  return [
    `<g transform="translate(${left} 0)" fill="none">`,
    line(drawn.repeats.slice(1).join(''), COLORS.control, 2),
    line(drawn.repeats[0] ?? '', COLORS.accent, 4),
    line(drawn.words, COLORS.text, 3),
    line(drawn.dots, COLORS.text, 8),
    '</g>',
  ].join('')
}

type Ends = {
  left: string
  right: string
  y: number
  share?: number
}

function ends({ left, right, y, share = 0.68 }: Ends): string[] {
  const width = RIGHT - MARGIN
  const last = fitted(right, SMALL, width * share)
  const taken = textWidth(last, SMALL)
  const first = fitted(left, SMALL, width - taken - 24)
  return [
    textPath(first, MARGIN, y, { ...SMALL, fill: COLORS.accent }),
    textPath(last, RIGHT - taken, y, { ...SMALL, fill: COLORS.muted }),
  ]
}

function titleLines(title: string, width: number): string[] {
  const tried = TITLE_SIZES.map((room) => ({
    room,
    lines: wrapText(title, { ...room, width }),
  }))
  const chosen = tried.find(({ lines }) => !lines.at(-1)?.endsWith('…')) ?? tried.at(-1)
  if (chosen === undefined) return []
  const { room, lines } = chosen
  // Centred vertically between the two rules, by cap height.
  const block = (lines.length - 1) * room.leading + room.size * 0.71
  const first = 128 + (522 - 128 - block) / 2 + room.size * 0.71
  return lines.map((one, index) =>
    textPath(one, MARGIN - 4, first + index * room.leading, { ...room, fill: COLORS.text }),
  )
}

function fitted(value: string, type: typeof SMALL | typeof NAME, width: number): string {
  return wrapText(drawableTitle(value, type), { ...type, width, lines: 1 })[0] ?? ''
}
