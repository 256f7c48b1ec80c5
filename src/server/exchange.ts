import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Area } from './area.ts'
import type { Encoding } from './encoding.ts'
import type { KeptAnswer, Round } from './kept-answers.ts'
import type { PageChange } from './page-changes.ts'

export type Handle = (req: IncomingMessage, res: ServerResponse) => unknown

/** One request with its answer, and what has been found out about it. */
export type Exchange = {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly id: string
  /** As it came; the handler may see another one. */
  readonly method: string
  readonly startedAt: number
  /** Without the query; raw, because it is logged and compared, never opened. */
  path: string
  area: Area
  encoding: Encoding
  ifNoneMatch: string | undefined
  ifModifiedSince: string | undefined
  nonce: string
  /** Whether public pages are out of date once it has been done. */
  readonly pageChange: PageChange
  /** When the request came, counted in dropped pages (kept-answers.ts). */
  readonly round: Round
  /** Takes the answer from the handler; false when it is on its way already. */
  takeOver: () => boolean
  /** Gives the answer to others who asked for the same (shared-answers.ts). */
  share?: ((answer: KeptAnswer) => void) | undefined
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
