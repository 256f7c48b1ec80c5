/** Parts of the URL space that differ in policy, caching or limits. */
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
