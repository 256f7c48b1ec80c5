import { z } from 'zod'
import { sql } from '#collections/sql.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { checkUrls } from '#src/services/posts/link-targets.ts'
import { KNOWN_SEGMENTS, sitePage } from '#src/services/posts/site-page.ts'

/** Which of these paths a page or file of the site answers, so that a redirect of them is not followed. */
export async function coveredPaths(
  addresses: readonly string[],
): Promise<(address: string) => boolean> {
  const named = (address: string) => sitePage(encodeURI(address), absoluteUrl('/'))
  const verdict = await checkUrls(addresses.flatMap((address) => named(address) ?? []))
  const published = await readSql(
    sql`select slug from projects where _status = 'published' and deleted_at is null`,
    z.object({ slug: z.string().nullable() }),
  )
  const projects = new Set(published.map(({ slug }) => `/projects/${slug}`))
  return (address) => {
    const one = named(address)
    if (one) return verdict(one) === undefined
    const [, segment = '', ...rest] = address.split('/')
    return projects.has(address) || (rest.length === 0 && KNOWN_SEGMENTS.has(segment))
  }
}
