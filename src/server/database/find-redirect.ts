import type { Pool } from 'pg'
import { findOldUrls } from '#src/lib/database/old-urls.ts'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'
import { PUBLIC_POST } from '#src/lib/database/public-post.ts'
import { redirectCandidates } from '#src/lib/http/normalize-old-path.ts'
import { listRedirect } from '#src/lib/list-redirect.ts'
import { redirectLocation } from '#src/lib/http/redirect-location.ts'
import { tagListPath } from '#src/lib/tag-list-path.ts'
import type { FindRedirect } from '#src/server/request/request-context.ts'
import { createControlPool } from '#src/server/process/control-pool.ts'
import type { Logger } from '#src/server/process/logger.ts'

/** Redirects that lead to one another; saving a second one is refused. */
const MAX_STEPS = 5

type Redirect = { path: string; location: string; isPage: boolean }
type Find = (paths: readonly string[]) => Promise<Redirect | undefined>

type LookupOptions = { databaseUrl: string | undefined; siteUrl: string; logger: Logger }

/** Uses separate connections, so that old links do not wait. Undefined while the database is down. */
export function createRedirectLookup({ databaseUrl, siteUrl, logger }: LookupOptions) {
  const pool = createControlPool({ databaseUrl, name: 'folio-redirects', max: 2, logger })
  const find: Find = async (paths) => {
    const [former] = await findOldUrls(pool, paths)
    const location = former && redirectLocation(former.url, siteUrl)
    if (!former || location === undefined) return undefined
    return { path: former.path, location, isPage: former.slug !== null }
  }
  const findRedirect: FindRedirect = async (url, { isExact = false } = {}) => {
    const paths = redirectCandidates(url).slice(0, isExact ? 1 : undefined)
    if (databaseUrl === undefined || paths.length === 0) return undefined
    try {
      const found = await find(paths)
      if (!found) return isExact ? undefined : await findList(pool, url)
      return (await isCircular(find, found)) ? undefined : found.location
    } catch (err) {
      logger.warn({ err }, 'redirect lookup failed')
      return undefined
    }
  }
  return { findRedirect, close: () => pool.end() }
}

/** Feeds, tags and categories of a blog that was imported are found without a redirect for each. */
const FIND_LIST = `
  select exists (select from posts join ${PAYLOAD_TABLES.postTexts} as tags on tags.parent_id = posts.id
    where tags.path = 'tags' and ${PUBLIC_POST} $1
      and regexp_replace(lower(tags.text), '[^[:alnum:]]', '', 'g') = $2) as is_tag
  where exists (select from redirects where import_run <> '')`

async function findList(pool: Pool, url: string): Promise<string | undefined> {
  const list = listRedirect(url)
  if (!list) return undefined
  const letters = (list.category ?? '').replaceAll('-', '')
  const { rows } = await pool.query<{ is_tag: boolean }>(FIND_LIST, [
    new Date().toISOString(),
    letters,
  ])
  const [row] = rows
  if (!row) return undefined
  return list.category !== undefined && row.is_tag ? tagListPath(list.category) : list.location
}

/** Whether the redirects from here lead back, as some saved by earlier versions may: a browser would give up. */
async function isCircular(find: Find, first: Redirect): Promise<boolean> {
  const visited = new Set<string>()
  let step: Redirect | undefined = first
  while (step && !step.isPage && step.location.startsWith('/')) {
    if (visited.has(step.path) || visited.size === MAX_STEPS) return true
    visited.add(step.path)
    step = await find(redirectCandidates(step.location))
  }
  return false
}
