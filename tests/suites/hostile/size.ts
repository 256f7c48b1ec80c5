import { describe, expect, it } from 'vitest'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { contentToEditorHtml } from '#src/content/format/content-to-editor-html.ts'
import { plainText } from '#src/content/render/plain-text.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import { hostileBodies } from '#tests/support/hostile-bodies.ts'

/** No duration is asserted: quadratic code would time out, and recursive code throws. */
export function describeHostileBodies(elements: number, characters: number): void {
  const { nested, wide, broken } = hostileBodies(elements, characters)
  describe.each([
    ['deep', nested],
    ['wide', wide],
    ['broken', broken],
  ] as const)('hostile bodies: %s', (_, cases) => {
    it.each(cases)('%s are cleaned, stay clean, and render', (_title, content) => {
      const clean = sanitizeContent(content)
      expect(sanitizeContent(clean) === clean).toBe(true)
      expect(() => plainText(renderContent(clean))).not.toThrow()
      expect(() => contentToEditorHtml(clean)).not.toThrow()
    })
  })
}
