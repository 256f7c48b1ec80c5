import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { parseJson, recordOf } from '#src/lib/json-record.ts'

/** Undocumented behaviour of Next that this server relies on; tests/http/next-internals.test.ts tests each constant. */

export const STATIC_PREFIX = '/_next/static/'

/** Set on responses that Next has prerendered; all other pages were rendered per request. */
const PRERENDERED = 'x-nextjs-prerender'
/** `STALE` on a cached page or file that Next is about to revalidate. */
const CACHE_STATE = 'x-nextjs-cache'

/** Internal headers that are not sent to clients. */
export const DROPPED_PAGE_HEADERS = ['etag', CACHE_STATE, 'x-nextjs-stale-time']

export const isPrerendered = (headers: OutgoingHttpHeaders) => headers[PRERENDERED] !== undefined
export const isCachedByNext = (headers: OutgoingHttpHeaders) => headers[CACHE_STATE] !== undefined
export const isStale = (headers: OutgoingHttpHeaders) => headers[CACHE_STATE] === 'STALE'
/** Whether Next rendered this response and stores it. */
export const isNewInCache = (headers: OutgoingHttpHeaders) => headers[CACHE_STATE] === 'MISS'

/** Next allows shared caches to store prerendered pages for a year. */
export const allowsSharedCaching = (cacheControl: string) => cacheControl.startsWith('s-maxage')

export const ROUTER_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
]
export const isRouterRequest = (headers: IncomingHttpHeaders) =>
  ROUTER_HEADERS.some((name) => headers[name] !== undefined)

/** Whether Next would fail on the state of the client router, which it reads from a header. */
export function hasMalformedRouterState(headers: IncomingHttpHeaders): boolean {
  try {
    parseAndValidateFlightRouterState(headers['next-router-state-tree'])
    return false
  } catch {
    return true
  }
}

/** Suffixes for which Next returns parts of a page, with 200 also where there is no page. Its client router uses headers. */
const PART_OF_PAGE = /\.rsc$|\.segments(?:\/|$)/

export const isPartOfPage = (path: string): boolean => PART_OF_PAGE.test(path)

export const DRAFT_COOKIE = '__prerender_bypass'

/** Request headers that control Next internally, and headers that only this server may set. */
export const INTERNAL_REQUEST_HEADERS =
  /^(?:x-(?:middleware-|nextjs-|invoke-|next-|folio-|now-|prerender-|forwarded-|vercel-)|(?:x-matched-path|next-resume|forwarded|x-real-ip|x-request-id|x-original-url|x-rewrite-url|content-security-policy(?:-report-only)?)$)/

/** Development requests and debug data over the WebSocket share this name. Without it, React waits for the data forever. */
export const DEVELOPMENT_REQUEST_HEADERS = /^x-nextjs-(?:html-)?request-id$/

/** Next copies the nonce of this request header to the scripts of pages that it renders per request. */
export const nonceHeader = (nonce: string) => ({
  'content-security-policy': `script-src 'nonce-${nonce}'`,
})

/** How Next writes the script files of a page. Text and attributes of a page never contain a bare `<`. */
const FILE_SCRIPT = /<script (?=[^>]*src="\/_next\/static\/)(?=[^>]*async="")/g
const FILE_PRELOAD = /<link rel="preload" as="script" [^>]*>/g

/** A page whose script files are started by its own script (site/page-script/script-loader.ts). */
export const deferScripts = (html: string): string =>
  html.replace(FILE_PRELOAD, '').replace(FILE_SCRIPT, '<script type="deferred" ')

const FILE_STYLES = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+)"[^>]*>/g

/** The built style sheets of a page, in order. */
export const styleFiles = (html: string): string[] =>
  [...html.matchAll(FILE_STYLES)].map(([, address = '']) => address)

/** Whether a rule was written by `next/font`, or declares a font as its rules do. */
export const isFontRule = (text: string): boolean =>
  /^(?:@font-face|\.[\w-]+_(?:className|variable))\{/.test(text)

/**
 * A page with `css` in place of its style sheets. After hydration its own script applies all but the `complete` ones,
 * whose rules are all in `css`.
 */
export function inlineStyles(html: string, css: string, complete: readonly string[]): string {
  const style = `<style data-precedence="next">${css}</style>`
  const disabled = html.replace(FILE_STYLES, (link, file: string) =>
    link.replace('<link', complete.includes(file) ? '<link disabled' : '<link disabled data-later'),
  )
  return disabled.replace('<link disabled', (link) => style + link)
}

const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])'
const FLIGHT_PUSH = 'self.__next_f.push('
const CHUNK_LIST_PUSH = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push('
const CHUNK_FILE = /^static\/chunks\/[\w.~-]+\.js$/

/** Whether an inline script was written by Next, by its whole text: a call with only data as its argument. */
export function isNextScript(text: string): boolean {
  if (text === FLIGHT_START) return true
  return (
    isFlightChunk(argumentOf(text, FLIGHT_PUSH)) || isChunkList(argumentOf(text, CHUNK_LIST_PUSH))
  )
}

const INLINE_SCRIPT = /<script[^>]*>([^<]+)<\/script>/g

const SCRIPT_PATH = /<script (?=[^>]*async="")[^>]*src="(\/_next\/static\/[^"]+)"/g

/** Separates the data that only hydration needs: the first calls that Next would find, and its script files. */
export function splitFlight(html: string) {
  const files = [...html.matchAll(SCRIPT_PATH)].map(([, address]) => address)
  const calls: unknown[] = [[0]]
  const page = html.replace(INLINE_SCRIPT, (script, text: string) => {
    if (text === FLIGHT_START) return ''
    const chunk = argumentOf(text, FLIGHT_PUSH)
    return isFlightChunk(chunk) ? (calls.push(chunk), '') : script
  })
  return { page, data: JSON.stringify({ files, calls }) }
}

/** The only argument of a call, as JSON; undefined for any other argument, or when anything follows the call. */
function argumentOf(text: string, start: string): unknown {
  const end = text.endsWith(';') ? -2 : -1
  if (!text.startsWith(start) || text.at(end) !== ')') return undefined
  return parseJson(text.slice(start.length, end))
}

/** A chunk of the page's RSC payload: `[kind, text]`. */
const isFlightChunk = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && Number.isInteger(value[0])

function isChunkList(value: unknown): boolean {
  const { otherChunks, runtimeModuleIds, ...rest } = recordOf(value)
  return (
    Object.keys(rest).length === 0 &&
    Array.isArray(otherChunks) &&
    otherChunks.every((file) => typeof file === 'string' && CHUNK_FILE.test(file)) &&
    Array.isArray(runtimeModuleIds) &&
    runtimeModuleIds.every(Number.isInteger)
  )
}
