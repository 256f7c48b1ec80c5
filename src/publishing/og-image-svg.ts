import { dotGrid, COLORS, line, svgDocument, textPath, textWidth } from '#src/drawing/svg-shapes.ts'
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
  return svgDocument(width, height, COLORS.bg, [
    dotGrid(width, height, 40),
    ...ends({ left: `// ${content.label}`, right: content.aside, y: 98 }),
    line(MARGIN, 128, RIGHT, 128, { stroke: COLORS.control, width: 2 }),
    // The title is empty when the typeface has no glyphs for its script.
    ...titleLines(drawableTitle(content.title, TITLE_SIZES[0]) || content.host, RIGHT - MARGIN),
    line(MARGIN, 522, RIGHT, 522, { stroke: COLORS.control, width: 2 }),
    `<g transform="translate(${MARGIN - 6} 536) scale(1.75)">${markGroup(content.owner, COLORS.accent)}</g>`,
    textPath(fitted(content.author, NAME, (RIGHT - MARGIN) / 2), MARGIN + 60, 577, {
      ...NAME,
      fill: COLORS.text,
    }),
    ...ends({ left: '', right: content.host, y: 575, share: 0.4 }),
    // A cover can have the same colour as the background.
    line(COVER_AREA.left - 1, 0, COVER_AREA.left - 1, height, { stroke: COLORS.border }),
    arcDrawing(content.drawnFrom),
  ])
}

function arcDrawing(text: string): string {
  const { left, width } = COVER_AREA
  const drawn = letterArcs(text, { width, height: OG_IMAGE_SIZE.height, margin: 52 })
  const path = (d: string, stroke: string, strokeWidth: number) =>
    `<path d="${d}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`
  return [
    `<g transform="translate(${left} 0)" fill="none" stroke-linecap="round">`,
    path(drawn.repeats.slice(1).join(''), COLORS.control, 2),
    path(drawn.repeats[0] ?? '', COLORS.accent, 4),
    path(drawn.words, COLORS.text, 3),
    path(drawn.dots, COLORS.text, 8),
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
  const first = fitted(left, SMALL, width - textWidth(last, SMALL) - 24)
  return [
    textPath(first, MARGIN, y, { ...SMALL, fill: COLORS.accent }),
    textPath(last, RIGHT, y, { ...SMALL, fill: COLORS.muted, anchor: 'end' }),
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
