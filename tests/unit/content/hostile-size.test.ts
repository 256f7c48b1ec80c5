import { describe, expect, it } from 'vitest'
import { cleanWire } from '#src/content/clean-wire.ts'
import { wireToEditorHtml } from '#src/content/editor-html.ts'
import { renderWire } from '#src/content/render-wire.ts'
import { plainText } from '#src/content/plain-text.ts'
import { hostileBodies } from '#tests/support/hostile-bodies.ts'

// Elements cost a parser more than characters: an eighth of a post of them, and all of it of the others.
const { nested, wide, broken } = hostileBodies(64 * 1024)

/** No time is asserted: what is quadratic does not come to an end, what recurses throws. */
const LIMIT = 180_000

describe.each([
  ['deep', nested],
  ['wide', wide],
  ['broken', broken],
] as const)('hostile bodies: %s', (_, cases) => {
  it.each(cases)('%s are cleaned, stay clean, and render', { timeout: LIMIT }, (_title, wire) => {
    const clean = cleanWire(wire)
    expect(cleanWire(clean) === clean).toBe(true)
    expect(() => plainText(renderWire(clean))).not.toThrow()
    expect(() => wireToEditorHtml(clean)).not.toThrow()
  })
})

describe('nesting deeper than 200', () => {
  it.each([
    ['<blockquote>', '<blockquote>', 200],
    ['<ul><li>', '<ul>', 100],
    ['<table><tr><td>', '<table', 50],
  ])('is carried as plain text: %s', (tags, opening, levels) => {
    const clean = cleanWire(`${tags.repeat(1000)}the text`)
    const count = clean.split(opening).length - 1
    expect(count).toBeGreaterThan(levels / 2)
    expect(count).toBeLessThanOrEqual(levels)
    expect(clean).toContain('the text')
  })

  it('leaves 60 nested lists alone', () => {
    const wire = '<ul><li><p>x</p>'.repeat(60) + '</li></ul>'.repeat(60)
    expect(cleanWire(wire)).toBe(wire)
  })

  it('keeps the text of tags that a parser could not nest', () => {
    expect(cleanWire(`${'<div>'.repeat(5000)}x${'</div>'.repeat(5000)}<p>y</p>`)).toBe(
      '<p>x</p><p>y</p>',
    )
  })
})
