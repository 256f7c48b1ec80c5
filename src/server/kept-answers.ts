import type { IncomingMessage } from 'node:http'
import { SESSION_COOKIE } from '#src/contract/sessions.ts'
import { createLru } from '#src/lib/lru.ts'
import { createSnapshot } from './snapshots.ts'
import type { Snapshot } from './snapshots.ts'

/** An answer of Next that is given again without asking it. */
export type KeptAnswer = {
  readonly snapshot: Snapshot
  /** Of a page whose data come by themselves. */
  readonly data?: Snapshot | undefined
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
}

/** How often pages were dropped so far, and how often because something surely changed. */
export type Round = { readonly drops: number; readonly changes: number }

type KeptPage = KeptAnswer & {
  readonly body: string
  readonly round: Round
  readonly until: number
}

export type PageInput = Pick<KeptAnswer, 'status' | 'headers'> & {
  /** As Next made it. */
  body: string
  contentType: string
  /** What is sent of it. */
  parts: (body: string) => { html: string; data?: string | undefined }
  /** The round in which the request began: what was asked for before the last drop may be old. */
  round: Round
  /** False for a page that Next itself calls stale. */
  isCurrent: boolean
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>

// Announced changes drop pages at once; this is the net below, should an announcement ever be lost.
const MAX_AGE_MS = 10_000
const MAX_BYTES = 32 * 1024 * 1024

/**
 * What this server answers without Next: prerendered pages until they are dropped, and hashed static files,
 * which never change. Next spends some 2 ms on a page it has ready.
 */
export function createKeptAnswers({ maxAgeMs = MAX_AGE_MS, now = Date.now } = {}) {
  // The text, its bytes and two compressed forms.
  const pages = createLru<KeptPage>(MAX_BYTES, ({ body }) => body.length * 4 + 1024)
  const files = createLru<KeptAnswer>(MAX_BYTES, ({ snapshot }) => {
    return snapshot.bytes.length * 2 + 1024
  })
  const lists = createLru<Snapshot>(MAX_BYTES, ({ bytes }) => bytes.length * 2 + 1024)
  let round: Round = { drops: 0, changes: 0 }

  return {
    file: (path: string) => files.get(path),
    keepFile: (path: string, answer: KeptAnswer) => files.set(path, answer),

    page(req: IncomingMessage, path: string): KeptAnswer | undefined {
      const known = isPlainVisit(req) ? pages.get(path) : undefined
      return known?.round.drops === round.drops && known.until > now() ? known : undefined
    },
    /** A page as it last was, for when it cannot be made: nothing is known to have changed since. */
    spare(req: IncomingMessage, path: string): KeptAnswer | undefined {
      const known = isPlainVisit(req) ? pages.get(path) : undefined
      return known?.round.changes === round.changes ? known : undefined
    },
    /** Whatever was made ready for the same text before is used again. */
    keepPage(req: IncomingMessage, path: string, page: PageInput): KeptAnswer {
      const { body, contentType, parts, isCurrent, ...rest } = page
      const key = isPlainVisit(req) ? path : `${path}\n${String(req.headers[SEGMENT])}`
      const known = pages.get(key)
      const isSame = known?.body === body && known.snapshot.contentType === contentType
      const { snapshot, data } = isSame ? known : snapshotsOf(parts(body), contentType)
      const until = isCurrent ? now() + maxAgeMs : 0
      const answer = { ...rest, body, snapshot, data, until }
      pages.set(key, answer)
      return answer
    },
    /**
     * What was made ready for the very same bytes before. The application was asked and said them again, so
     * that nothing here can be old.
     */
    sameAgain(url: string, body: string | Buffer, contentType: string): Snapshot {
      const bytes = Buffer.from(body as string)
      const known = lists.get(url)
      if (known?.bytes.equals(bytes) && known.contentType === contentType) return known
      const snapshot = createSnapshot({ body: bytes, contentType })
      lists.set(url, snapshot)
      return snapshot
    },
    round: () => round,
    /** @param isChanged false when something may have changed, and nobody knows */
    dropPages(isChanged: boolean) {
      round = { drops: round.drops + 1, changes: round.changes + (isChanged ? 1 : 0) }
    },
  }
}

const snapshotsOf = ({ html, data }: ReturnType<PageInput['parts']>, contentType: string) => ({
  snapshot: createSnapshot({ body: html, contentType, keep: 'page' }),
  data: data ? createSnapshot({ body: data, contentType: JSON_TYPE, keep: 'page' }) : undefined,
})

const JSON_TYPE = 'application/json'
const SEGMENT = 'next-router-segment-prefetch'
const ROUTER_HEADERS = ['rsc', 'next-router-state-tree', 'next-router-prefetch', SEGMENT]

// Next's own for unpublished pages, and the session's: at a draft's address its author gets the preview.
const OWN_PAGES = ['__prerender_bypass', SESSION_COOKIE]

/** Next's client asks for parts of pages, and some browsers get pages of their own. */
const isPlainVisit = ({ headers }: IncomingMessage) =>
  !ROUTER_HEADERS.some((name) => headers[name] !== undefined) &&
  !OWN_PAGES.some((name) => headers.cookie?.includes(`${name}=`))
