import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fontPath, loadFont, SUBSETS } from '#src/drawing/font-files.ts'
import { textRuns } from '#src/drawing/text-runs.ts'
import { subsetDrawingFonts } from '#src/scripts/fonts/drawing-fonts.ts'
import { charactersOf, readFontSource } from '#src/scripts/fonts/font-source.ts'

const FACES = [
  ['sans', 'geist', 400],
  ['sans', 'geist', 600],
  ['sans', 'geist', 650],
  ['mono', 'geist-mono', 500],
] as const

describe('drawing fonts', () => {
  it('are exactly the files that the script generates', async () => {
    const files = await subsetDrawingFonts()
    for (const [path, file] of files) expect(readFileSync(path).equals(file), path).toBe(true)
    expect(readdirSync(dirname(fontPath('sans', 600, 'latin')))).toHaveLength(files.size)
  })

  it.each(FACES)('contain all glyphs of the packages: %s, %s, %i', async (face, family, weight) => {
    for (const subset of SUBSETS) {
      const letters = charactersOf(await readFontSource(family, subset))
      const font = loadFont(face, weight, subset)
      const missing = letters.filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))
      expect(missing, subset).toEqual([])
    }
  })

  it('are read once', () => {
    expect(loadFont('sans', 600)).toBe(loadFont('sans', 600))
  })

  it('have one weight each', () => {
    const [lighter, heavier] = [600, 650].map((weight) => loadFont('sans', weight))
    expect([lighter?.variationAxes, heavier?.variationAxes]).toEqual([{}, {}])
    const [thin, thick] = [lighter, heavier].map((font) => font?.layout('m').advanceWidth)
    expect(thick).toBeGreaterThan(thin ?? 0)
  })
})

it('a text run uses the font files that have its glyphs, and omits characters without one', () => {
  const runs = textRuns('Ab漢ž🎉Ж', { face: 'sans', weight: 650 })
  expect(runs.map((run) => run.text)).toEqual(['Ab', 'ž', 'Ж'])
})
