import { COLORS } from '#src/drawing/svg-shapes.ts'
import type { FontFace } from '#src/drawing/font-files.ts'

/** Size in points, line height as a factor of it. */
export type TextStyle = {
  face: FontFace
  weight: number
  size: number
  leading: number
  color: string
}

/** The type of `/resume` in print, in the colours of the light theme. */
export const STYLES = {
  name: { face: 'sans', weight: 650, size: 27, leading: 1.1, color: COLORS.text },
  role: { face: 'sans', weight: 400, size: 13, leading: 1.4, color: COLORS.accent },
  label: { face: 'mono', weight: 500, size: 8, leading: 1.6, color: COLORS.muted },
  section: { face: 'mono', weight: 500, size: 8, leading: 1.6, color: COLORS.accent },
  heading: { face: 'sans', weight: 600, size: 10.5, leading: 1.35, color: COLORS.text },
  text: { face: 'sans', weight: 400, size: 9.5, leading: 1.42, color: COLORS.text },
  quiet: { face: 'sans', weight: 400, size: 9.5, leading: 1.42, color: COLORS.muted },
} as const satisfies Record<string, TextStyle>

export type StyleName = keyof typeof STYLES

/** Bold text within a line; the monospaced face has one weight. */
export const STRONG_WEIGHT = 600
/** Code within a line; its size is a part of the line's. */
export const CODE = { face: 'mono', weight: 500, size: 0.9 } as const
