import { stat } from 'node:fs/promises'
import path from 'node:path'
import { gt } from 'semver'
import product from '#package' with { type: 'json' }
import type { ReleaseState } from '#src/contract/release/release-calls.ts'
import { env } from '#src/env.ts'
import { newestTag } from '#src/lib/release-tag.ts'
import { logger } from '#src/services/platform/log.ts'

const DAY = 24 * 60 * 60 * 1000
const RETRY_MS = 60 * 60 * 1000
const PATIENCE_MS = 5000

let cached: { until: number; tag: string | undefined } | undefined

/** Asks UPDATES_URL, if set, for the newest release once a day, or an hour after a failure. */
export async function getReleaseState(): Promise<ReleaseState> {
  const built = await stat(path.resolve('.next/BUILD_ID')).catch(() => undefined)
  const tag = env.UPDATES_URL === undefined ? undefined : await knownTag(env.UPDATES_URL)
  const isNewer = tag !== undefined && gt(tag, product.version)
  return {
    version: product.version,
    builtAt: built?.mtime.toISOString() ?? null,
    newerVersion: isNewer ? tag : null,
  }
}

async function knownTag(repository: string): Promise<string | undefined> {
  if (cached !== undefined && Date.now() < cached.until) return cached.tag
  // Set before the request, so that concurrent callers do not ask again.
  cached = { until: Date.now() + RETRY_MS, tag: cached?.tag }
  try {
    cached = { tag: newestTag(await listTags(repository)), until: Date.now() + DAY }
  } catch (error) {
    logger.warn({ err: error }, 'update check failed')
  }
  return cached.tag
}

/** Like the first request of `git fetch`. Rejects without a list within five seconds. */
async function listTags(repository: string): Promise<string[]> {
  const url = new URL(`${repository.replace(/\/$/, '')}/info/refs?service=git-upload-pack`)
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
  const type = response.headers.get('content-type')
  if (!response.ok || type !== 'application/x-git-upload-pack-advertisement') {
    throw new Error(`${url.host} answered ${response.status} ${type ?? ''}, not a list of tags`)
  }
  const text = await response.text()
  return [...text.matchAll(/ refs\/tags\/([\w.+-]{1,100})$/gm)].map(([, tag = '']) => tag)
}
