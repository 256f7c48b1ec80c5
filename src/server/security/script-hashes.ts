import { codeViewScript } from '#src/ui/code/code-view-script.ts'
import { noticeScript } from '#src/ui/notice/notice-script.ts'
import { themeScript } from '#src/ui/theme/theme-script.ts'
import { inlineScriptHashes } from './inline-scripts.ts'
import { isNextScript } from '#src/server/next/next-internals.ts'
import { scriptLoader } from '#src/server/next/script-loader.ts'

const OWN_SCRIPTS = new Set([themeScript, noticeScript, codeViewScript, scriptLoader])

/** Whether a script's whole text is our own, or one of Next's that only passes data. */
export const isAllowedScript = (text: string): boolean =>
  OWN_SCRIPTS.has(text) || isNextScript(text)

/** CSP sources of the inline scripts of a page that was rendered per request: all but our own carry its nonce. */
export const nonceSources = (html: string, nonce: string): string[] => [
  `'nonce-${nonce}'`,
  ...inlineScriptHashes(html, (text) => OWN_SCRIPTS.has(text), nonce),
]

/**
 * CSP sources of the inline scripts of a prerendered page, by hash. Only scripts of a known text are hashed, because
 * hashing every script would allow injected ones. The page may contain the nonce of the request that revalidated it;
 * that nonce is no longer valid.
 */
export const hashSources = (html: string): string[] => inlineScriptHashes(html, isAllowedScript)
