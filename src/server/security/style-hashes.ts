import { createHash } from 'node:crypto'
import { isAccentStyle } from '#src/lib/color/accent-style.ts'

// Text and attributes of a page never contain a bare `<`.
const STYLE = /<style>([^<]*)<\/style>/g

/** CSP sources of a page's inline styles. Only the style sheet of the accents is allowed, by its whole text. */
export const styleSources = (html: string): string[] =>
  [...html.matchAll(STYLE)]
    .map(([, text = '']) => text)
    .filter(isAccentStyle)
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
