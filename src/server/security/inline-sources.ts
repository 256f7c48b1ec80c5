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

const OWN_SCRIPTS = new Set([
  themeScript,
  noticeScript,
  codeViewScript,
  pageScript,
  missingPageScript,
  speculationRules,
])

/** Whether a script's whole text is our own, or one of Next's that only passes data. */
export const isAllowedScript = (text: string): boolean =>
  OWN_SCRIPTS.has(text) || isNextScript(text)

/** CSP sources of the inline scripts of a page that was rendered per request: all but our own carry its nonce. */
export const nonceSources = (html: string, nonce: string): string[] => [
  `'nonce-${nonce}'`,
  ...inlineScriptHashes(html, (text) => OWN_SCRIPTS.has(text), nonce),
]

/** Hashes known scripts only: hashing all would allow injected ones. A page may hold an expired nonce. */
export const hashSources = (html: string): string[] => inlineScriptHashes(html, isAllowedScript)

// Text and attributes of a page never contain a bare `<`.
const STYLE = /<style>([^<]*)<\/style>/g

/** CSP sources of a page's inline styles. Only the style sheet of the accents is allowed, by its whole text. */
export const styleSources = (html: string): string[] =>
  [...html.matchAll(STYLE)]
    .map(([, text = '']) => text)
    .filter(isAccentStyle)
    .map(hashSource)

const OPEN = /<script(?=[\s/>])/gi
const CLOSE = /<\/script(?=[\s/>])/gi
const HAS_SOURCE = /(?:^|\s)src\s*=/i
const TYPE = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i
const EXECUTABLE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i

/**
 * CSP sources, deduplicated. Scripts for which `isAllowed` is false stay blocked; scripts with `nonce` are allowed
 * already.
 */
export function inlineScriptHashes(
  html: string,
  isAllowed: (text: string) => boolean,
  nonce?: string,
): string[] {
  const hashes = new Set<string>()
  for (const { attributes, body } of scriptsOf(html)) {
    if (nonce !== undefined && attributes.includes(`nonce="${nonce}"`)) continue
    if (HAS_SOURCE.test(attributes) || body === '' || !isExecutable(attributes)) continue
    // The browser hashes the parsed text, in which line ends are plain line feeds.
    const text = body.replace(/\r\n?/g, '\n')
    if (isAllowed(text)) hashes.add(hashSource(text))
  }
  return [...hashes]
}

/** Scans the page in one pass. One regular expression for whole elements would take quadratic time. */
function* scriptsOf(html: string) {
  for (let at = 0; ;) {
    const start = endOf(OPEN, html, at)
    if (start === undefined) return
    const tagEnd = endOfTag(html, start)
    const end = tagEnd === undefined ? undefined : endOf(CLOSE, html, tagEnd + 1)
    // An unclosed element does not run, nor does anything after it.
    if (tagEnd === undefined || end === undefined) return
    yield {
      attributes: html.slice(start, tagEnd),
      body: html.slice(tagEnd + 1, end - '</script'.length),
    }
    at = end
  }
}

function endOf(pattern: RegExp, html: string, from: number): number | undefined {
  pattern.lastIndex = from
  return pattern.test(html) ? pattern.lastIndex : undefined
}

function endOfTag(html: string, from: number): number | undefined {
  let quote: string | undefined
  for (let at = from; at < html.length; at += 1) {
    const sign = html[at]
    if (quote !== undefined) {
      if (sign === quote) quote = undefined
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at
  }
  return undefined
}

function isExecutable(attributes: string): boolean {
  const type = TYPE.exec(attributes)
  return type === null || EXECUTABLE.test((type[1] ?? type[2] ?? type[3] ?? '').trim())
}
