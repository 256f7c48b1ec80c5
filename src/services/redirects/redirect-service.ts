import { publicPostSql } from '#collections/access.ts'
import { sql } from '#collections/sql.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { redirectSchema } from '#src/contract/redirects/redirect-calls.ts'
import type { Redirect, RedirectBody } from '#src/contract/redirects/redirect-calls.ts'
import { as, readSql, withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { z } from 'zod'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { checkUrls } from '#src/services/posts/link-targets.ts'
import { KNOWN_SEGMENTS, sitePage } from '#src/services/posts/site-page.ts'

const collection = 'redirects'
type Changed = { actor: Admin; id: string; body: RedirectBody }

/** GET /api/redirects: all, by their old URLs. */
export const listRedirects = (_caller: { actor: Admin }): Promise<Redirect[]> =>
  readRedirects(sql`true`)

/** POST /api/redirects. Errors: `invalid`, with a sentence at `address` or `target`. */
export async function createRedirect({
  actor,
  body: data,
}: Omit<Changed, 'id'>): Promise<Redirect> {
  const { id } = await withTransaction(actor, (req) =>
    req.payload.create({ collection, data, ...as(actor, req) }),
  )
  return readOne(id)
}

/** PUT /api/redirects/{id}. Errors: `not-found`, and the errors of `createRedirect`. */
export async function updateRedirect({ actor, id, body: data }: Changed): Promise<Redirect> {
  await withTransaction(actor, (req) =>
    req.payload.update({ collection, id, data, ...as(actor, req) }),
  )
  return readOne(id)
}

/** DELETE /api/redirects/{id}: permanently. Errors: `not-found`. */
export async function deleteRedirect({ actor, id }: Omit<Changed, 'body'>) {
  await withTransaction(actor, (req) => req.payload.delete({ collection, id, ...as(actor, req) }))
  return { id }
}

async function readOne(id: string): Promise<Redirect> {
  const [found] = await readRedirects(sql`redirects.id = ${id}`)
  if (!found) throw new ServiceError('not-found')
  return found
}

async function readRedirects(where: ReturnType<typeof sql>): Promise<Redirect[]> {
  const rows = await readSql(
    sql`select redirects.id, redirects.address, redirects.target, found.post
        from redirects left join (
          select id, json_build_object('id', id, 'title', coalesce(title, ''), 'isPublic', ${publicPostSql()}) as post from posts
        ) as found on found.id = redirects.post_id
        where ${where} order by redirects.address collate "C"`,
    redirectSchema.omit({ isCovered: true }),
  )
  const isCovered = await coveredPaths(rows.map(({ address }) => address))
  return rows.map((row) => ({ ...row, isCovered: isCovered(row.address) }))
}

/** Which of these paths a page or file of the site answers, so that a redirect of them is not followed. */
async function coveredPaths(paths: readonly string[]): Promise<(path: string) => boolean> {
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
