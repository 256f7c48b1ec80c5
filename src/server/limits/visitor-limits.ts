import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { RETRY_AFTER_SECONDS } from '#src/contract/errors.ts'
import { searchCalls } from '#src/contract/search/search-calls.ts'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { addressBlock } from '#src/lib/http/address-block.ts'
import { createSlots } from '#src/lib/slots.ts'
import type { Slots } from '#src/lib/slots.ts'
import type { RequestContext } from '#src/server/request/request-context.ts'
import { SAFE_METHODS } from '#src/server/request/request-context.ts'
import type { HttpError } from '#src/server/response/error-response.ts'

/** Requests of one address that no cache answers: ten a second for ten minutes, as for files. */
const BUDGET = { points: 6000, duration: 600 }
const TIMES = { timeoutMs: 10_000, maxHoldMs: 10_000 }
/** Requests of one address that the application works on at the same time. */
const PER_ADDRESS = { size: 2, queue: 60 }
/** The same of all addresses for what takes most time. */
const EXPENSIVE = { size: 4, queue: 60 }
const EXPENSIVE_PATH = /^\/(?:blog-search(?:\?|$)|blog\?(?:.*&)?q=|cards\/|payload(?:\/|\?|$))/

export type VisitorLimitOptions = {
  budget?: { points: number; duration: number }
  times?: Partial<typeof TIMES>
}
type Turn = { end: () => void; refusal?: HttpError }

export type VisitorLimits = ReturnType<typeof createVisitorLimits>

/**
 * Limits the work that visitors cause by requests that no cache answers. Requests with a session, of this server to itself
 * and for files are not limited here; files have a limit of their own (http/call-rate-limit.ts).
 */
export function createVisitorLimits({ budget = BUDGET, times }: VisitorLimitOptions = {}) {
  const { maxHoldMs, timeoutMs } = { ...TIMES, ...times }
  const limiter = new RateLimiterMemory(budget)
  const addresses = new Map<string, Slots>()
  const expensive = createSlots({ ...EXPENSIVE, timeoutMs })

  const takeOwn = async (key: string) => {
    const slots = addresses.get(key) ?? createSlots({ ...PER_ADDRESS, timeoutMs })
    addresses.set(key, slots)
    const release = await slots.take()
    if (release === undefined) return undefined
    return () => {
      release()
      if (slots.isIdle()) addresses.delete(key)
    }
  }
  const takeTurn = async (context: RequestContext, key: string): Promise<Turn> => {
    const own = await takeOwn(key)
    if (!own) return refused(503)
    const shared = isExpensive(context) ? await expensive.take() : nothing
    if (!shared) {
      own()
      return refused(503)
    }
    // A client that reads slowly does not keep its slots.
    const timer = setTimeout(() => end(), maxHoldMs).unref()
    const end = () => {
      clearTimeout(timer)
      own()
      shared()
    }
    return { end }
  }
  return {
    /** Counts a request, and waits for its turn. The caller ends the turn when the application has answered. */
    admit: async (context: RequestContext): Promise<Turn> => {
      const key = addressBlock(context.client)
      const wait = await limiter.consume(key).then(() => 0, secondsLeft)
      if (wait > 0) return refused(429, wait)
      return SAFE_METHODS.includes(context.method) ? takeTurn(context, key) : { end: nothing }
    },
  }
}

function isExpensive({ req, path }: RequestContext) {
  return path === searchCalls.search.path || EXPENSIVE_PATH.test(decodePercent(req.url ?? ''))
}

function secondsLeft(refusal: unknown): number {
  if (!(refusal instanceof RateLimiterRes)) throw refusal
  return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
}

const nothing = () => {}

const refused = (status: 429 | 503, seconds = RETRY_AFTER_SECONDS): Turn => ({
  end: nothing,
  refusal: { status, headers: { 'Retry-After': String(seconds) } },
})
