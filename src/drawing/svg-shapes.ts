import { LRUCache } from 'lru-cache'
import { THEMES } from '#src/lib/color/themes.ts'
import { textRuns } from './text-runs.ts'
import type { FontFace } from './font-files.ts'

const { backgrounds, lines, texts } = THEMES.light

export const COLORS = { ...backgrounds, ...lines, ...texts }

export type TextFont = { size: number; face: FontFace; weight: number }

type Lettering = Pick<TextFont, 'size'> &
  Partial<TextFont> & {
    fill?: string
    anchor?: 'start' | 'middle' | 'end'
    tracking?: number
  }

const round = (value: number) => Math.round(value * 100) / 100

export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  { stroke, width = 2 }: { stroke: string; width?: number },
): string {
  const d = `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`
  return `<path d="${d}" stroke-linecap="round" stroke="${stroke}" stroke-width="${width}"/>`
}

/** Text as outlines of the bundled fonts, so that it renders identically on a machine without fonts. */
export function textPath(value: string, x: number, y: number, style: Lettering): string {
  const { size, face = 'mono', weight = 500, fill = COLORS.text, anchor = 'start' } = style
  const runs = textRuns(value, { face, weight })
  const drawn = new Set(runs.flatMap((run) => [...run.text]))
  const missing = [...value].find((letter) => !drawn.has(letter))
  if (missing) throw new Error(`the font has no ${missing}`)
  let pen = x - { start: 0, middle: 0.5, end: 1 }[anchor] * textWidth(value, style)
  const parts = runs.flatMap(({ font, text: letters }) => {
    const scale = size / font.unitsPerEm
    const run = font.layout(letters)
    return run.glyphs.map((glyph, index) => {
      const glyphPosition = run.positions[index]
      const d = glyph.path
        .scale(scale, -scale)
        .translate(
          pen + (glyphPosition?.xOffset ?? 0) * scale,
          y - (glyphPosition?.yOffset ?? 0) * scale,
        )
        .toSVG()
      pen += (glyphPosition?.xAdvance ?? 0) * scale + trackingOf(style) * size
      return d
    })
  })
  return `<path d="${parts.join('')}" fill="${fill}"/>`
}

/** Width of a text in pixels, as `textPath` draws it. */
export function textWidth(value: string, style: Lettering): number {
  const { size, face = 'mono', weight = 500 } = style
  return textRuns(value, { face, weight }).reduce((width, { font, text: letters }) => {
    const run = font.layout(letters)
    const gaps = run.glyphs.length * trackingOf(style) * size
    return width + (run.advanceWidth * size) / font.unitsPerEm + gaps
  }, 0)
}

const widths = new LRUCache<string, number>({ max: 5000 })

/** Width of a line without kerning at its spaces. Each word is measured once, because laying out glyphs is slow. */
export function lineWidth(text: string, { size, face, weight }: TextFont): number {
  const style = { face, weight, size: 1, tracking: trackingOf({ face, size }) }
  const wordWidth = (word: string) => {
    const key = `${face} ${weight} ${style.tracking} ${word}`
    const width = widths.get(key) ?? textWidth(word, style)
    widths.set(key, width)
    return width
  }
  const words = text.split(' ')
  const gaps = (words.length - 1) * wordWidth(' ')
  return words.reduce((sum, word) => sum + wordWidth(word), gaps) * size
}

// Large text has tighter tracking, as on the site.
const trackingOf = ({ tracking, face, size }: Lettering) =>
  tracking ?? (face === 'sans' && size >= 32 ? -0.02 : 0)

export function dotGrid(
  width: number,
  height: number,
  step: number,
  fill: string = COLORS.border,
): string {
  const parts: string[] = []
  for (let y = step; y < height; y += step)
    for (let x = step; x < width; x += step) parts.push(`M${x - 1.25} ${y}h2.5`)
  return `<path d="${parts.join('')}" stroke="${fill}" stroke-width="2.5"/>`
}

export function svgDocument(
  width: number,
  height: number,
  background: string,
  parts: string[],
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${background}"/>${parts.join('')}</svg>`
  )
}
