import { calls } from '#src/contract/api/calls.ts'
import { callFinder } from '#src/contract/call-finder.ts'
import type { Call } from '#src/contract/call.ts'

export type Area = 'api' | 'files' | 'payload' | 'payload-api' | 'cms' | 'admin' | 'static' | 'page'

const PREFIXES: readonly (readonly [string, Area])[] = [
  ['/_next', 'static'],
  ['/api', 'api'],
  ['/files', 'files'],
  ['/payload/api', 'payload-api'],
  ['/payload', 'payload'],
  ['/cms', 'cms'],
  ['/admin', 'admin'],
]

/** `path` is decoded, so that `/%61pi` gets the area that the router assigns to it. */
export function areaOf(path: string): Area {
  const found = PREFIXES.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))
  return found?.[1] ?? 'page'
}

/** The built-in admin with its API. */
export const isPayload = (area: Area) => area === 'payload' || area === 'payload-api'

/** Areas whose errors are JSON. */
export const respondsWithJson = (area: Area) => area === 'api' || area === 'payload-api'

/** Areas that Next renders as documents. */
export const isDocumentArea = (area: Area) => area === 'page' || area === 'cms' || area === 'admin'

// Feeds, sitemap, robots, security.txt, llms.txt, Markdown, manifest: `public` contains no file of these kinds.
const GENERATED = /\.(?:xml|txt|md|webmanifest)$|\/feed\.json$/
const IMAGE = /^\/(?:cards|icons)\/[^/]+\.png$/

type Located = { area: Area; path: string }

/** Machine-readable documents that Next renders like pages, under file names. */
export const isGeneratedFile = ({ area, path }: Located) => area === 'page' && GENERATED.test(path)

/** Resources that other sites embed and feed readers fetch: images, previews, feeds. */
export const isCrossOriginResource = ({ area, path }: Located) =>
  isGeneratedFile({ area, path }) ||
  (area === 'page' && IMAGE.test(path)) ||
  (area === 'files' && path.startsWith('/files/media/'))

const find = callFinder<Call>(Object.values(calls))

/** The methods of a documented path (HEAD goes with GET); undefined for any other path. */
export const allowedMethods = (path: string): string[] | undefined =>
  find(path)?.calls.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))

/** Whether the contract declares that a call changes public pages. */
export const invalidatesPages = (method: string, path: string): boolean =>
  find(path)?.calls.some((call) => call.method === method && call.refresh === 'public') ?? false
