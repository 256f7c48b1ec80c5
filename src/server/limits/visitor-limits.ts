import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { RATES, SLOTS } from '#src/contract/limits.ts'
import { RETRY_AFTER_SECONDS } from '#src/contract/errors.ts'
import { searchCalls } from '#src/contract/search/search-calls.ts'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { networkPrefix } from '#src/lib/http/network-prefix.ts'
import { createSlots } from '#src/lib/slots.ts'
import type { Slots } from '#src/lib/slots.ts'
import type { RequestContext } from '#src/server/request/request-context.ts'
import { SAFE_METHODS } from '#src/server/request/request-context.ts'
import type { HttpError } from '#src/server/response/error-response.ts'

const EXPENSIVE_PATH = /^\/(?:blog-search(?:\?|$)|blog\?(?:.*&)?q=|cards\/|payload(?:\/|\?|$))/

export type VisitorLimitOptions = {
  rate?: { uses: number; seconds: number }
  waitMs?: number
  holdMs?: number
}
type Turn = { end: () => void; refusal?: HttpError }

export type VisitorLimits = ReturnType<typeof createVisitorLimits>

/** Limits uncached requests. Not for sessions, requests of this server, and files (http/call-rate-limit.ts). */
export function createVisitorLimits(options: VisitorLimitOptions = {}) {
  const { rate, waitMs: timeoutMs, holdMs } = { rate: RATES.uncached, ...SLOTS, ...options }
  const limiter = new RateLimiterMemory({ points: rate.uses, duration: rate.seconds })
  const addresses = new Map<string, Slots>()
  const expensive = createSlots({ ...SLOTS.expensive, timeoutMs })

  const takeOwn = async (key: string) => {
    const slots = addresses.get(key) ?? createSlots({ ...SLOTS.perAddress, timeoutMs })
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
    const shared = own && isExpensive(context) ? await expensive.take() : nothing
    if (!own || !shared) {
      own?.()
      return refused(503)
    }
    const timer = setTimeout(() => end(), holdMs).unref()
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
      const key = networkPrefix(context.client)
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
