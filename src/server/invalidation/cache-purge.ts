import type { Env } from '#src/env.ts'
import type { Logger } from '#src/server/process/logger.ts'

/** Gives other servers time to invalidate, and merges changes that follow immediately into one request. */
const DELAY_MS = 1000
const RETRIES_MS = [2_000, 10_000]
const TIMEOUT_MS = 5_000

/** Body that Cloudflare expects for a complete purge: each change invalidates all pages (http/route.ts). */
const BODY = JSON.stringify({ purge_everything: true })

type PurgeOptions = Pick<Env, 'PURGE_URL' | 'PURGE_TOKEN'> & {
  logger: Logger
  delayMs?: number
  retriesMs?: readonly number[]
}

/** Purges some time after the request: earlier, the cache would load the previous page again. Retries a few times. */
export function createCachePurge(options: PurgeOptions) {
  const { PURGE_URL: url, PURGE_TOKEN: token, logger } = options
  const { delayMs = DELAY_MS, retriesMs = RETRIES_MS } = options
  let timer: NodeJS.Timeout | undefined
  let failures = 0

  const plan = (ms: number) => setTimeout(() => void work(), ms).unref()
  const work = async () => {
    timer = undefined
    if (url === undefined) return
    try {
      await sendPurge(url, token)
      failures = 0
    } catch (err) {
      logger.warn({ err }, 'cache purge failed')
      const wait = retriesMs[failures]
      failures += 1
      if (wait !== undefined) timer ??= plan(wait)
    }
  }
  return {
    request: () => {
      if (failures > 0) clearTimeout(timer)
      timer = failures > 0 || timer === undefined ? plan(delayMs) : timer
      failures = 0
    },
    async stop() {
      if (timer === undefined) return
      clearTimeout(timer)
      failures = retriesMs.length
      await work()
    },
  }
}

async function sendPurge(url: string, token: string | undefined): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: BODY,
    // The token is for this address only.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`PURGE_URL answered ${response.status}`)
}
