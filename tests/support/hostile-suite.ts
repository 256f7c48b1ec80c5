import { describe, expect, it } from 'vitest'
import { cleanWire } from '#src/content/clean-wire.ts'
import { wireToEditorHtml } from '#src/content/editor-html.ts'
import { plainText } from '#src/content/plain-text.ts'
import { renderWire } from '#src/content/render-wire.ts'
import { hostileBodies } from './hostile-bodies.ts'

/** No time is asserted: what is quadratic does not come to an end, what recurses throws. */
export function describeHostileBodies(elements: number, characters: number): void {
  const { nested, wide, broken } = hostileBodies(elements, characters)
  describe.each([
    ['deep', nested],
    ['wide', wide],
    ['broken', broken],
  ] as const)('hostile bodies: %s', (_, cases) => {
    it.each(cases)('%s are cleaned, stay clean, and render', (_title, wire) => {
      const clean = cleanWire(wire)
      expect(cleanWire(clean) === clean).toBe(true)
      expect(() => plainText(renderWire(clean))).not.toThrow()
      expect(() => wireToEditorHtml(clean)).not.toThrow()
    })
  })
}
