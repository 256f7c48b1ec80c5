import { wakeScript } from '#src/site/frame/wake-script.ts'
import { themeScript } from '#src/ui/theme/theme-script.ts'
import { isDataScript } from './data-script.ts'
import { inlineScriptHashes } from './inline-scripts.ts'

/** The two that our own document has in its head. */
const OWN = new Set([themeScript, wakeScript])

/** What Next writes into finished pages besides: calls with nothing but data in them. */
const NEXT_START = '(self.__next_f=self.__next_f||[]).push([0])'
const NEXT_DATA = 'self.__next_f.push('
const TURBOPACK_START = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push('
const OWN_FILE = /^static\/chunks\/[\w.~-]+\.js$/

/**
 * CSP sources of a finished page, which cannot carry the nonce of a visit: of our own scripts and of Next's,
 * told by their exact text. Hashing whatever stands in the page would allow what somebody got into it.
 */
export const finishedScriptHashes = (html: string): string[] =>
  inlineScriptHashes(html, isKnownScript)

/**
 * The same for a page that is made for one request: our own scripts are alike on every page and so have no
 * nonce. All others carry it.
 */
export const ownScriptHashes = (html: string, nonce: string): string[] =>
  inlineScriptHashes(html, (text) => OWN.has(text), nonce)

/** Whether a script's whole text is one of ours, or one of Next's that only hands data over. */
export function isKnownScript(text: string): boolean {
  if (OWN.has(text) || nextData(text) !== undefined || isDataScript(text)) return true
  return text.startsWith(TURBOPACK_START) && isFileList(argumentOf(text, TURBOPACK_START))
}

/** What a script of Next's hands over, if it does nothing else: a piece of the page as React reads it. */
export function nextData(text: string): readonly unknown[] | undefined {
  if (text === NEXT_START) return [0]
  const data = text.startsWith(NEXT_DATA) ? argumentOf(text, NEXT_DATA) : undefined
  return isPiece(data) ? data : undefined
}

/** The one argument of a call, as JSON; undefined where there is anything else, or anything after it. */
function argumentOf(text: string, start: string): unknown {
  const end = text.endsWith(';') ? -2 : -1
  if (text.at(end) !== ')') return undefined
  try {
    return JSON.parse(text.slice(start.length, end))
  } catch {
    return undefined // not data: not known
  }
}

/** `[kind, text]` */
const isPiece = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length === 2 && Number.isInteger(value[0])

/** Which of our own files to begin with. */
function isFileList(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { otherChunks, runtimeModuleIds, ...rest } = value as Record<string, unknown>
  return (
    Object.keys(rest).length === 0 &&
    Array.isArray(otherChunks) &&
    otherChunks.every((file) => typeof file === 'string' && OWN_FILE.test(file)) &&
    Array.isArray(runtimeModuleIds) &&
    runtimeModuleIds.every(Number.isInteger)
  )
}
