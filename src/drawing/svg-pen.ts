import { textRuns } from './text-runs.ts'
import type { FaceName } from './type-face.ts'

/** Light theme of the site: paper, ink and one accent. */
export const INK = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  raised: '#f2f0ea',
  line: '#dedad0',
  control: '#8a857a',
  muted: '#5d5a52',
  text: '#191815',
  accent: '#1f5f4a',
  wash: '#dfe9e2',
} as const

type Stroke = { stroke?: string; width?: number; dash?: string; fill?: string; radius?: number }
type Lettering = {
  size: number
  face?: FaceName
  weight?: number
  fill?: string
  anchor?: 'start' | 'middle' | 'end'
  /** Extra space after each letter, in ems. */
  tracking?: number
}

const round = (value: number) => Math.round(value * 100) / 100

function paint({ stroke, width = 2, dash, fill = 'none' }: Stroke): string {
  const line = stroke ? ` stroke="${stroke}" stroke-width="${width}"` : ''
  return `fill="${fill}"${line}${dash ? ` stroke-dasharray="${dash}"` : ''}`
}

export function rect(x: number, y: number, w: number, h: number, style: Stroke): string {
  const radius = style.radius ? ` rx="${style.radius}"` : ''
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${radius} ${paint(style)}/>`
}

export function line(x1: number, y1: number, x2: number, y2: number, style: Stroke = {}): string {
  return path(`M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`, style)
}

export function path(d: string, style: Stroke = {}): string {
  const stroke = style.stroke ?? (style.fill ? undefined : INK.text)
  return `<path d="${d}" stroke-linecap="round" stroke-linejoin="round" ${paint({ ...style, ...(stroke ? { stroke } : {}) })}/>`
}

export function circle(x: number, y: number, r: number, style: Stroke): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" ${paint(style)}/>`
}

/** An arrow head whose tip is at x, y. */
export function arrowHead(
  x: number,
  y: number,
  to: 'right' | 'left' | 'down' | 'up',
  stroke: string = INK.text,
  size = 9,
): string {
  const points = {
    right: [x - size, y - size, x, y, x - size, y + size],
    left: [x + size, y - size, x, y, x + size, y + size],
    down: [x - size, y - size, x, y, x + size, y - size],
    up: [x - size, y + size, x, y, x + size, y + size],
  }[to]
  return path(`M${points[0]} ${points[1]}L${points[2]} ${points[3]}L${points[4]} ${points[5]}`, {
    stroke,
    width: size / 3,
  })
}

/** Letters as outlines of the site's own fonts: they look the same on a machine without any font. */
export function text(value: string, x: number, y: number, style: Lettering): string {
  const { size, face = 'mono', weight = 450, fill = INK.text, anchor = 'start' } = style
  const runs = textRuns(value, { face, weight })
  const drawn = new Set(runs.flatMap((run) => [...run.text]))
  const missing = [...value].find((letter) => !drawn.has(letter))
  if (missing) throw new Error(`the font has no ${missing}`)
  let pen = x - { start: 0, middle: 0.5, end: 1 }[anchor] * textWidth(value, style)
  const parts = runs.flatMap(({ font, text: letters }) => {
    const scale = size / font.unitsPerEm
    const run = font.layout(letters)
    return run.glyphs.map((glyph, index) => {
      const place = run.positions[index]
      const d = glyph.path
        .scale(scale, -scale)
        .translate(pen + (place?.xOffset ?? 0) * scale, y - (place?.yOffset ?? 0) * scale)
        .toSVG()
      pen += (place?.xAdvance ?? 0) * scale + trackingOf(style) * size
      return d
    })
  })
  return `<path d="${parts.join('')}" fill="${fill}"/>`
}

/** Width of a text in pixels, as `text` draws it. */
export function textWidth(value: string, style: Lettering): number {
  const { size, face = 'mono', weight = 450 } = style
  return textRuns(value, { face, weight }).reduce((width, { font, text: letters }) => {
    const run = font.layout(letters)
    const gaps = run.glyphs.length * trackingOf(style) * size
    return width + (run.advanceWidth * size) / font.unitsPerEm + gaps
  }, 0)
}

// Large type is set tighter, as on the site.
const trackingOf = ({ tracking, face, size }: Lettering) =>
  tracking ?? (face === 'sans' && size >= 32 ? -0.02 : 0)

/** Evenly spaced dots, the paper of the notebook. */
export function dots(width: number, height: number, step: number, fill: string = INK.line): string {
  const parts: string[] = []
  for (let y = step; y < height; y += step)
    for (let x = step; x < width; x += step) parts.push(`M${x - 1.25} ${y}h2.5`)
  return `<path d="${parts.join('')}" stroke="${fill}" stroke-width="2.5"/>`
}

export function sheet(width: number, height: number, ground: string, parts: string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>${parts.join('')}</svg>`
  )
}
