import type { PayloadRequest } from 'payload'
import { runSql, sql } from '#collections/sql.ts'
import { normalizeOldPath } from '#src/lib/http/normalize-old-path.ts'
import { readSql } from '#src/services/platform/payload.ts'

/** Former paths of an imported post: its URLs at the source, except its path here. */
export const oldPaths = (urls: readonly string[], slug: string): string[] =>
  [...new Set(urls.flatMap((url) => normalizeOldPath(url) ?? []))].filter(
    (path) => path !== `/blog/${slug}`,
  )

type Added = {
  redirects: number
  /** Paths that redirect elsewhere, or to which another redirect leads. They are not changed. */
  taken: string[]
}

/** Adds redirects from these paths to a post. */
export async function addPostRedirects(
  req: PayloadRequest,
  { paths, postId, run }: { paths: readonly string[]; postId: string; run: string },
): Promise<Added> {
  if (paths.length === 0) return { redirects: 0, taken: [] }
  const wanted = sql`unnest(${sql.param([...paths])}::text[]) as wanted(path)`
  const added = await runSql(
    req,
    sql`insert into redirects (address, post_id, import_run)
        select wanted.path, ${postId}::uuid, ${run} from ${wanted}
        where not exists (select from redirects as other where other.target = wanted.path)
        on conflict (address) do nothing returning address`,
  )
  const own = await runSql(
    req,
    sql`select address from redirects join ${wanted} on wanted.path = address where post_id = ${postId}::uuid`,
  )
  const found = new Set(own.map(({ address }) => address))
  return { redirects: added.length, taken: paths.filter((path) => !found.has(path)) }
}

/** Returns a function that counts for a plan what `addPostRedirects` would add. Reads all redirects at its first call. */
export function planPostRedirects() {
  let all: ReturnType<typeof readTargets> | undefined
  return async (paths: readonly string[], postId: string | undefined): Promise<Added> => {
    const targets = await (all ??= readTargets())
    const added = paths.filter((path) => !targets.has(path))
    const taken = paths.filter((path) => targets.has(path) && targets.get(path) !== postId)
    for (const path of added) targets.set(path, null)
    return { redirects: added.length, taken }
  }
}

/** The post of each path that redirects; null for another target, and for a path to which another redirect leads. */
async function readTargets(): Promise<Map<unknown, unknown>> {
  const rows = await readSql(
    sql`select address, post_id::text as post from redirects
        union all select target, null from redirects as first
        where target is not null
          and not exists (select from redirects as other where other.address = first.target)`,
  )
  return new Map(rows.map(({ address, post }) => [address, post]))
}
