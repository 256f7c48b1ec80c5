import { AsyncLocalStorage } from 'node:async_hooks'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { ServiceError } from '#src/contract/errors.ts'
import { addressBlock } from '#src/lib/http/address-block.ts'
import { payloadClient } from './payload.ts'

type Limit = { name: string; points: number; duration: number }
type Limiter = RateLimiterMemory | RateLimiterPostgres

/** A count in memory has a timer, which Node would give the context of its request, and so keep that for minutes. */
const outsideRequests = AsyncLocalStorage.snapshot()

const inMemory = new Map<string, RateLimiterMemory>()
const inDatabase = new Map<string, { pool: unknown; limiter: RateLimiterPostgres }>()

/**
 * Counts one use of a limited resource, in the database and so for all servers together; in this process'
 * memory while the database is down. Expired rows are deleted hourly.
 * @param name the limited resource; each has a separate count
 * @param key the visitor's address; one /64 of IPv6 counts as one visitor
 * @param points uses allowed in `duration` seconds
 * Errors: `too-many` (429) with the seconds until the next use.
 */
export async function consumeRateLimit({ key, ...limit }: Limit & { key: string }): Promise<void> {
  await count(await limiterOf(limit), key)
}

/** The same in this process' memory alone, where the counting statement would cost more than the work. */
export const consumeRateLimitInMemory = ({
  key,
  ...limit
}: Limit & { key: string }): Promise<void> => count(memoryLimiter(limit), key)

async function count(limiter: Limiter, key: string): Promise<void> {
  try {
    await outsideRequests(() => limiter.consume(addressBlock(key)))
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw new ServiceError('too-many', undefined, { retryAfter })
  }
}

async function limiterOf(limit: Limit): Promise<Limiter> {
  const memory = memoryLimiter(limit)
  try {
    const { pool } = (await payloadClient()).db
    return databaseLimiter(limit, pool, memory)
  } catch {
    return memory // database down: the limit still holds, for this server alone
  }
}

const options = ({ name, points, duration }: Limit) => ({
  keyPrefix: name,
  points,
  duration,
})

function memoryLimiter(limit: Limit): RateLimiterMemory {
  const known = inMemory.get(limit.name) ?? new RateLimiterMemory(options(limit))
  inMemory.set(limit.name, known)
  return known
}

function databaseLimiter(limit: Limit, pool: unknown, insuranceLimiter: RateLimiterMemory) {
  const known = inDatabase.get(limit.name)
  if (known && known.pool === pool) return known.limiter
  const limiter = new RateLimiterPostgres({
    ...options(limit),
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true, // by our migrations
    clearExpiredByTimeout: true,
    // A blocked key is refused without another query.
    inMemoryBlockOnConsumed: limit.points + 1,
    insuranceLimiter,
  })
  inDatabase.set(limit.name, { pool, limiter })
  return limiter
}
