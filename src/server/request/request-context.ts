import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Area } from './area.ts'
import type { Encoding } from './content-encoding.ts'
import type { PageInvalidation } from './page-invalidation.ts'

/** Cache generation: invalidations so far, and those caused by a confirmed write. */
export type CacheGeneration = { readonly invalidations: number; readonly writes: number }

/** One request with its response, and what is known about it. */
export type RequestContext = {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly id: string
  readonly method: string
  readonly startedAt: number
  /** Without the query; raw, because it is logged and compared, never opened. */
  readonly path: string
  readonly area: Area
  readonly encoding: Encoding
  readonly nonce: string
  /** Whether public pages are out of date once it has been done. */
  readonly pageInvalidation: PageInvalidation
  /** Of the response cache, when the request came. */
  readonly generation: CacheGeneration
}

/** Resolves when the site can do its work, rejects with the reason (for the log only) when it cannot. */
export type CheckReady = () => Promise<void>

/** What the whole server knows. */
export type ServerContext = {
  /** Where visitors reach the site, an origin. */
  siteUrl: string
  isHttps: boolean
  isDevelopment: boolean
  trustProxy: number
  internalKey: string | undefined
  checkReady: CheckReady
}
