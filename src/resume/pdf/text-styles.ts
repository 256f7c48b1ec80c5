import { COLORS } from '#src/drawing/svg-shapes.ts'
import type { FontFace } from '#src/drawing/font-files.ts'

export type TextStyle = {
  face: FontFace
  weight: number
  size: number
  leading: number
  color: string
}

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

export const STRONG_WEIGHT = 600
export const CODE = { face: 'mono', weight: 500, size: 0.9 } as const
