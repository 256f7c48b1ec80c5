import { themeScript } from '#src/ui/theme/theme-script.ts'
import { inlineScriptHashes } from './inline-scripts.ts'
import { isNextScript } from '#src/server/next/next-internals.ts'
import { scriptLoader } from '#src/server/next/script-loader.ts'

const OWN_SCRIPTS = new Set([themeScript, scriptLoader])

/** Whether a script's whole text is our own, or one of Next's that only hands data over. */
export const isAllowedScript = (text: string): boolean =>
  OWN_SCRIPTS.has(text) || isNextScript(text)

/** CSP sources of the inline scripts of a page that was rendered for one request: all but our own carry its nonce. */
export const nonceSources = (html: string, nonce: string): string[] => [
  `'nonce-${nonce}'`,
  ...inlineScriptHashes(html, (text) => OWN_SCRIPTS.has(text), nonce),
]

/**
 * The same for a prerendered page, whose scripts are named by their hashes: those of a known text only, because
 * hashing whatever stands in the page would allow what was injected. It may carry the nonce of the visit that renewed
 * it, which is worth nothing any more.
 */
export const hashSources = (html: string): string[] => inlineScriptHashes(html, isAllowedScript)
