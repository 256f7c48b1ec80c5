import { codeViewScript } from '#src/ui/code/code-view-script.ts'
import { noticeScript } from '#src/ui/notice/notice-script.ts'
import { themeScript } from '#src/ui/theme/theme-script.ts'
import { isNextScript } from '#src/server/next/next-internals.ts'
import {
  missingPageScript,
  pageScript,
  speculationRules,
} from '#src/site/page-script/page-script.ts'
import { hashSource } from './csp.ts'
import { isAccentStyle } from '#src/lib/color/accent-style.ts'

const OWN_SCRIPTS = [
  themeScript,
  noticeScript,
  codeViewScript,
  pageScript,
  missingPageScript,
  speculationRules,
].map((text) => ({ element: `>${text}</script>`, source: hashSource(text) }))

const ownSources = (html: string) =>
  OWN_SCRIPTS.filter(({ element }) => html.includes(element)).map(({ source }) => source)

/** CSP sources of the inline scripts of a page that was rendered per request: all but our own carry its nonce. */
export const nonceSources = (html: string, nonce: string): string[] => [
  `'nonce-${nonce}'`,
  ...ownSources(html),
]

// Text and attributes of a page, and the scripts of Next, never contain a bare `<`.
const NEXT_SCRIPT = /<script[^<>]*>([^<]+)<\/script>/g
const STYLE = /<style>([^<]*)<\/style>/g

const sourcesOf = (html: string, pattern: RegExp, isAllowed: (text: string) => boolean) => {
  const texts = new Set([...html.matchAll(pattern)].map(([, text = '']) => text))
  return [...texts].filter(isAllowed).map(hashSource)
}

/**
 * CSP sources of a page's scripts whose whole text is our own, or one of Next's that only passes data: hashing all
 * would allow injected ones. A page may hold an expired nonce.
 */
export const hashSources = (html: string): string[] => [
  ...ownSources(html),
  ...sourcesOf(html, NEXT_SCRIPT, isNextScript),
]

/** CSP sources of a page's inline styles. Only the style sheet of the accents is allowed, by its whole text. */
export const styleSources = (html: string): string[] => sourcesOf(html, STYLE, isAccentStyle)
