import { AsyncLocalStorage } from 'node:async_hooks'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { ServiceError } from '#src/contract/errors.ts'
import { networkPrefix } from '#src/lib/http/network-prefix.ts'
import { payloadClient } from './payload.ts'

type Rate = { name: string; uses: number; seconds: number }
type Limiter = RateLimiterMemory | RateLimiterPostgres

/** A count in memory has a timer, which Node would give the context of its request, and so keep that for minutes. */
const outsideRequests = AsyncLocalStorage.snapshot()

const inMemory = new Map<string, RateLimiterMemory>()
const inDatabase = new Map<string, { pool: unknown; limiter: RateLimiterPostgres }>()

/**
 * Counts in the database, or in memory while it is down. `key`: the visitor's address; an IPv6 /64 counts as one.
 * Errors: `too-many` (429) with the seconds to wait.
 */
export async function consumeRateLimit({ key, ...rate }: Rate & { key: string }): Promise<void> {
  await count(await limiterOf(rate), key)
}

/** For cheap work: a counting statement would cost more. */
export const consumeRateLimitInMemory = ({ key, ...rate }: Rate & { key: string }): Promise<void> =>
  count(memoryLimiter(rate), key)

async function count(limiter: Limiter, key: string): Promise<void> {
  try {
    await outsideRequests(() => limiter.consume(networkPrefix(key)))
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw new ServiceError('too-many', undefined, { retryAfter })
  }
}

async function limiterOf(rate: Rate): Promise<Limiter> {
  const memory = memoryLimiter(rate)
  try {
    const { pool } = (await payloadClient()).db
    return databaseLimiter(rate, pool, memory)
  } catch {
    return memory // database down: the limit still holds, for this server alone
  }
}

const options = ({ name, uses, seconds }: Rate) => ({
  keyPrefix: name,
  points: uses,
  duration: seconds,
})

function memoryLimiter(rate: Rate): RateLimiterMemory {
  const known = inMemory.get(rate.name) ?? new RateLimiterMemory(options(rate))
  inMemory.set(rate.name, known)
  return known
}

function databaseLimiter(rate: Rate, pool: unknown, insuranceLimiter: RateLimiterMemory) {
  const known = inDatabase.get(rate.name)
  if (known && known.pool === pool) return known.limiter
  const limiter = new RateLimiterPostgres({
    ...options(rate),
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true, // by our migrations
    clearExpiredByTimeout: true,
    // A blocked key is refused without another query.
    inMemoryBlockOnConsumed: rate.uses + 1,
    insuranceLimiter,
  })
  inDatabase.set(rate.name, { pool, limiter })
  return limiter
}
