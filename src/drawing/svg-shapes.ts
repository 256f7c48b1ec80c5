import { LRUCache } from 'lru-cache'
import { THEMES } from '#src/lib/color/themes.ts'
import { textRuns } from './text-runs.ts'
import type { FontFace } from './font-files.ts'

const { backgrounds, lines, texts } = THEMES.light

export const COLORS = { ...backgrounds, ...lines, ...texts }

export type TextFont = { size: number; face: FontFace; weight: number; tracking?: number }

/** Text as outlines of the bundled fonts, so that it renders identically on a machine without fonts. */
export function textPath(
  value: string,
  x: number,
  y: number,
  { fill, ...font }: TextFont & { fill: string },
): string {
  const runs = textRuns(value, font)
  const drawn = new Set(runs.flatMap((run) => [...run.text]))
  const missing = [...value].find((letter) => !drawn.has(letter))
  if (missing) throw new Error(`the font has no ${missing}`)
  let pen = x
  const parts = runs.flatMap(({ font: file, text: letters }) => {
    const scale = font.size / file.unitsPerEm
    const run = file.layout(letters)
    return run.glyphs.map((glyph, index) => {
      const glyphPosition = run.positions[index]
      const d = glyph.path
        .scale(scale, -scale)
        .translate(
          pen + (glyphPosition?.xOffset ?? 0) * scale,
          y - (glyphPosition?.yOffset ?? 0) * scale,
        )
        .toSVG()
      pen += (glyphPosition?.xAdvance ?? 0) * scale + trackingOf(font) * font.size
      return d
    })
  })
  return `<path d="${parts.join('')}" fill="${fill}"/>`
}

/** Width of a text in pixels, as `textPath` draws it. */
export const textWidth = (value: string, font: TextFont): number =>
  textRuns(value, font).reduce((width, { font: file, text: letters }) => {
    const run = file.layout(letters)
    const gaps = run.glyphs.length * trackingOf(font) * font.size
    return width + (run.advanceWidth * font.size) / file.unitsPerEm + gaps
  }, 0)

const widths = new LRUCache<string, number>({ max: 5000 })

/** Width of a line without kerning at its spaces. Each word is measured once, because laying out glyphs is slow. */
export function lineWidth(text: string, font: TextFont): number {
  const unit = { face: font.face, weight: font.weight, size: 1, tracking: trackingOf(font) }
  const wordWidth = (word: string) => {
    const key = `${unit.face} ${unit.weight} ${unit.tracking} ${word}`
    const width = widths.get(key) ?? textWidth(word, unit)
    widths.set(key, width)
    return width
  }
  const words = text.split(' ')
  const gaps = (words.length - 1) * wordWidth(' ')
  return words.reduce((sum, word) => sum + wordWidth(word), gaps) * font.size
}

// Large text has tighter tracking, as on the site.
const trackingOf = ({ tracking, face, size }: TextFont) =>
  tracking ?? (face === 'sans' && size >= 32 ? -0.02 : 0)
