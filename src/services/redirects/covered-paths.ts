import { z } from 'zod'
import { sql } from '#collections/sql.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { checkUrls } from '#src/services/posts/link-targets.ts'
import { KNOWN_SEGMENTS, sitePage } from '#src/services/posts/site-page.ts'

/** Which of these paths a page or file of the site answers, so that a redirect of them is not followed. */
export async function coveredPaths(paths: readonly string[]): Promise<(path: string) => boolean> {
  const named = (path: string) => sitePage(encodeURI(path), absoluteUrl('/'))
  const verdict = await checkUrls(paths.flatMap((path) => named(path) ?? []))
  const published = await readSql(
    sql`select slug from projects where _status = 'published' and deleted_at is null`,
    z.object({ slug: z.string().nullable() }),
  )
  const projects = new Set(published.map(({ slug }) => `/projects/${slug}`))
  return (path) => {
    const one = named(path)
    if (one) return verdict(one) === undefined
    const [, segment = '', ...rest] = path.split('/')
    return projects.has(path) || (rest.length === 0 && KNOWN_SEGMENTS.has(segment))
  }
}
