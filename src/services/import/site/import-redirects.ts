import { idsOf, runSql, sql } from '#collections/sql.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { FOLIO_PATHS, redirectsSchema } from '#src/export-format/export-format.ts'
import { as, readSql, withTransaction } from '#src/services/platform/payload.ts'
import { toServiceError } from '#src/services/platform/service-error-mapping.ts'
import { importEach, readList } from './site-import.ts'
import type { SiteImport } from './site-import.ts'

/** Skips URLs that redirect here already. Redirects that are aliases are imported with their posts. */
export async function importRedirects(site: SiteImport): Promise<void> {
  const all = await readList(site, FOLIO_PATHS.redirects, redirectsSchema)
  const entries = all.filter(({ address, post }) => post === undefined || address.includes('?'))
  const list = { name: 'Redirects', file: FOLIO_PATHS.redirects, entries }
  await importEach(site, list, async ({ address, post, target }) => {
    const here = await readSql(sql`select 1 from redirects where address = ${address}`)
    if (here.length > 0) return false
    if (site.isDryRun) {
      site.report.counts.redirects += 1
      return true
    }
    const [id] =
      post === undefined ? [] : idsOf(await readSql(sql`select id from posts where slug = ${post}`))
    const destination = id === undefined ? { target: target ?? null } : { post: id }
    await store(site, { address, ...destination }).catch((error: unknown) => {
      const { message } = toServiceError(error)
      throw new ServiceError('invalid', `The redirect of ${address} was not imported: ${message}`, {
        cause: error,
      })
    })
    return true
  })
}

const store = (
  { actor, run, report }: SiteImport,
  data: { address: string; post?: string; target?: string | null },
) =>
  withTransaction(actor, async (req) => {
    const { id } = await req.payload.create({ collection: 'redirects', data, ...as(actor, req) })
    await runSql(req, sql`update redirects set import_run = ${run} where id = ${id}`)
    report.counts.redirects += 1
  })
