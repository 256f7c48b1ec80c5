import type { Attribute } from '@tiptap/core'
import { Color } from '@tiptap/extension-text-style/color'
import { TextAlign } from '@tiptap/extension-text-align'
import { canonicalColor } from '#src/content/html/css-color.ts'
import { toAlign } from '#src/content/sanitize/element-marks.ts'
import { parseStyleAttribute } from '#src/content/html/css-style.ts'

export const markdownOriginAttribute = (key: 'fence' | 'md'): Attribute => ({
  default: false,
  parseHTML: (element) => element.hasAttribute(`data-${key}`),
  renderHTML: (attributes) => (attributes[key] ? { [`data-${key}`]: 'true' } : {}),
})

// Reads the attribute's text, not `element.style`: browsers return `rgb()` for a hex colour (the active
// swatch would never match), and nothing under a strict style policy.
const styleOf = (element: HTMLElement, property: string) =>
  parseStyleAttribute(element.getAttribute('style') ?? undefined).get(property)

export const HexColor = Color.extend({
  addGlobalAttributes() {
    const color: Attribute = {
      default: null,
      parseHTML: (element) => canonicalColor(styleOf(element, 'color') ?? '') ?? null,
      renderHTML: ({ color: value }) =>
        value ? { style: `color: ${value}; --ink: ${value}`, 'data-ink': '' } : {},
    }
    return [{ types: this.options.types, attributes: { color } }]
  },
})

export const StyleTextAlign = TextAlign.extend({
  addGlobalAttributes() {
    const { types } = this.options
    const textAlign: Attribute = {
      default: null,
      parseHTML: (element) => toAlign(styleOf(element, 'text-align')) ?? null,
      renderHTML: ({ textAlign: value }) => (value ? { style: `text-align: ${value}` } : {}),
    }
    return [{ types, attributes: { textAlign } }]
  },
})
