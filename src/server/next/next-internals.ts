import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/**
 * Everything this server knows of Next that Next does not document. Each constant has a test in
 * tests/http/next-internals.test.ts that says what an update has changed.
 */

/** Built files: their names change with their content. */
export const STATIC_PREFIX = '/_next/static/'

/** Set on responses that Next has prerendered; every other page was rendered for its request. */
const PRERENDERED = 'x-nextjs-prerender'
/** `STALE` on a prerendered page that Next is about to renew. Present on pages and generated files it keeps. */
const CACHE_STATE = 'x-nextjs-cache'

/** On a page they are of no use to a browser. */
export const DROPPED_PAGE_HEADERS = ['etag', CACHE_STATE, 'x-nextjs-stale-time']

export const isPrerendered = (headers: OutgoingHttpHeaders) => headers[PRERENDERED] !== undefined
export const isCachedByNext = (headers: OutgoingHttpHeaders) => headers[CACHE_STATE] !== undefined
export const isStale = (headers: OutgoingHttpHeaders) => headers[CACHE_STATE] === 'STALE'

/** Next allows shared caches to keep prerendered pages for a year. */
export const allowsSharedCaching = (cacheControl: string) => cacheControl.startsWith('s-maxage')

/** The client router asks for parts of pages with these. */
export const ROUTER_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
]
export const isRouterRequest = (headers: IncomingHttpHeaders) =>
  ROUTER_HEADERS.some((name) => headers[name] !== undefined)

/** Marks a visit of draft mode. */
export const DRAFT_COOKIE = '__prerender_bypass'

/** Request headers that steer Next from the inside, and those only this server may write. */
export const INTERNAL_REQUEST_HEADERS =
  /^(?:x-(?:middleware-|nextjs-|invoke-|next-|folio-|now-|prerender-|forwarded-|vercel-)|(?:x-matched-path|next-resume|forwarded|x-real-ip|x-request-id|x-original-url|x-rewrite-url|content-security-policy(?:-report-only)?)$)/

/** Next puts the nonce of this request header on the scripts of pages it renders for one request. */
export const nonceHeader = (nonce: string) => ({
  'content-security-policy': `script-src 'nonce-${nonce}'`,
})

/** How Next writes the files of a finished page. Text and attributes of a page never hold a bare `<`. */
const FILE_SCRIPT = /<script (?=[^>]*src="\/_next\/static\/)(?=[^>]*async="")/g
const FILE_PRELOAD = /<link rel="preload" as="script" [^>]*>/g

/**
 * A finished page whose script files wait for its loader (script-loader.ts). It stands behind the script of the head
 * that React knows: hydration passes over what comes after.
 */
export const deferScripts = (html: string, loader: string): string =>
  html
    .replace(FILE_PRELOAD, '')
    .replace(FILE_SCRIPT, '<script type="deferred" ')
    .replace('</head>', (end) => `<script>${loader}</script>${end}`)

const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])'
const FLIGHT_PUSH = 'self.__next_f.push('
const CHUNK_LIST_PUSH = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push('
const CHUNK_FILE = /^static\/chunks\/[\w.~-]+\.js$/

/** Whether an inline script is one of Next's, by its whole text: a call with nothing but data in it. */
export function isNextScript(text: string): boolean {
  if (text === FLIGHT_START) return true
  return (
    isFlightChunk(argumentOf(text, FLIGHT_PUSH)) || isChunkList(argumentOf(text, CHUNK_LIST_PUSH))
  )
}

/** The one argument of a call, as JSON; undefined where there is anything else, or anything after it. */
function argumentOf(text: string, start: string): unknown {
  const end = text.endsWith(';') ? -2 : -1
  if (!text.startsWith(start) || text.at(end) !== ')') return undefined
  try {
    return JSON.parse(text.slice(start.length, end))
  } catch {
    return undefined // not data
  }
}

/** A piece of the page's RSC payload: `[kind, text]`. */
const isFlightChunk = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && Number.isInteger(value[0])

/** Which of our own files to begin with. */
function isChunkList(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { otherChunks, runtimeModuleIds, ...rest } = value as Record<string, unknown>
  return (
    Object.keys(rest).length === 0 &&
    Array.isArray(otherChunks) &&
    otherChunks.every((file) => typeof file === 'string' && CHUNK_FILE.test(file)) &&
    Array.isArray(runtimeModuleIds) &&
    runtimeModuleIds.every(Number.isInteger)
  )
}
