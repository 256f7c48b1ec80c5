import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ARTWORK, renderArtwork } from '#src/scripts/seed-content/artwork.ts'
import { text } from '#src/drawing/svg-pen.ts'

const FORMATS: Record<string, string> = { webp: 'webp', png: 'png' }

describe.each(ARTWORK)('$fileName', (artwork) => {
  it('needs no font of the machine', () => {
    expect(artwork.draw()).not.toContain('<text')
  })

  it('is a small picture in the format of its name', async () => {
    const bytes = await renderArtwork(artwork)
    const { format, width, height } = await sharp(bytes).metadata()
    expect(format).toBe(FORMATS[artwork.fileName.split('.').at(-1) ?? ''])
    expect(width).toBeGreaterThanOrEqual(1440)
    expect(height).toBeGreaterThanOrEqual(440)
    expect(bytes.length).toBeLessThan(120 * 1024)
  })
})

describe('the covers', () => {
  it('are 1600 by 900 pixels, and no two are alike', () => {
    const covers = ARTWORK.filter(({ fileName }) => fileName.startsWith('cover-')).map(({ draw }) =>
      draw(),
    )
    expect(covers).toHaveLength(8)
    for (const cover of covers) expect(cover).toContain('width="1600" height="900"')
    expect(new Set(covers).size).toBe(8)
  })
})

describe('lettering', () => {
  it('refuses characters that the font does not have', () => {
    expect(() => text('→', 0, 0, { size: 40 })).toThrow('→')
  })
})
