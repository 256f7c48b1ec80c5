// fontkit ships no types; these are the parts that are used.
declare module 'fontkit' {
  export type FontPath = {
    toSVG(): string
    scale(x: number, y: number): FontPath
    translate(x: number, y: number): FontPath
  }
  export type Glyph = { path: FontPath; codePoints: number[]; bbox: { maxY: number } }
  export type GlyphRun = {
    glyphs: Glyph[]
    positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }
  export type Font = {
    unitsPerEm: number
    characterSet: number[]
    variationAxes: Record<string, { min: number; default: number; max: number }>
    layout(text: string, features?: Record<string, boolean>): GlyphRun
    hasGlyphForCodePoint(codePoint: number): boolean
    getGlyph(id: number, characters?: number[]): Glyph
  }
  export function create(file: Uint8Array): Font
}
