import type { Project } from '#collections/generated/payload-types.ts'
import { idsOf, sql } from '#collections/sql.ts'
import { projectHasOldSlug } from '#collections/tables/old-slugs.ts'
import { setProjectDate } from '#collections/tables/project-versions.ts'
import { FOLIO_PATHS, storedProjectSchema } from '#src/export-format/export-format.ts'
import { linkUploads } from '#src/export-format/file-names.ts'
import type { UploadedFiles } from '#src/export-format/file-names.ts'
import { unreadable } from '#src/import/archive/unreadable.ts'
import { splitFrontMatter } from '#src/import/markdown/fields/front-matter.ts'
import { as, readSql, withTransaction } from '#src/services/platform/payload.ts'
import { convert } from '#src/services/conversion/convert.ts'
import { setDeletedAt } from '#src/services/trash/trash.ts'
import { isReverted, recordCreated } from './created-items.ts'
import { importEach, readJson } from './site-import.ts'
import type { SiteImport } from './site-import.ts'

/** Stores the projects whose slug none here has or had. */
export async function importProjects(site: SiteImport, uploaded: UploadedFiles): Promise<void> {
  const entries = site.files.names.filter(
    (name) => name.startsWith(FOLIO_PATHS.projects) && name.endsWith('/index.md'),
  )
  const list = { name: 'Projects', file: FOLIO_PATHS.projects, entries }
  await importEach(site, list, async (path) => {
    const { data, body: text } = splitFrontMatter((await site.files.read(path)).toString('utf8'))
    const parsed = storedProjectSchema.safeParse(data)
    if (!parsed.success)
      throw unreadable(path, 'has not the front matter of a project', parsed.error)
    const isRestored = await restoreReverted(site, parsed.data.slug)
    if (isRestored || (await isHere(parsed.data.slug))) return isRestored
    const document = await readJson(site, path.replace(/index\.md$/, FOLIO_PATHS.document))
    const isEmpty = document !== undefined || text.trim() === ''
    const converted = isEmpty
      ? undefined
      : await convert({ name: 'Its text' }, 'markdownToLexical', text)
    const written = document ?? converted
    const body = linkUploads(written, uploaded) as Project['body']
    if (!site.isDryRun) await store(site, { ...parsed.data, body }, uploaded)
    return true
  })
}

async function restoreReverted({ actor, run, isDryRun }: SiteImport, slug: string) {
  const rows = await readSql(
    sql`select id::text as id from projects
        where slug = ${slug} and deleted_at is not null and ${isReverted('projects')}`,
  )
  const ids = idsOf(rows).slice(0, 1)
  if (ids.length === 0 || isDryRun) return ids.length > 0
  await withTransaction(actor, async (req) => {
    await setDeletedAt(req, { kind: 'projects', ids, isDeleted: false })
    await recordCreated(req, { run, kind: 'projects', ids })
  })
  return true
}

async function isHere(slug: string): Promise<boolean> {
  const found = await readSql(
    sql`select 1 from projects where slug = ${slug} or ${projectHasOldSlug(slug)}`,
  )
  return found.length > 0
}

type Stored = ReturnType<typeof storedProjectSchema.parse> & { body: Project['body'] }

const store = (
  { actor, run }: SiteImport,
  {
    title,
    description,
    cover,
    weight,
    draft,
    formerSlugs,
    createdAt,
    updatedAt,
    ...fields
  }: Stored,
  uploaded: UploadedFiles,
) =>
  withTransaction(actor, async (req) => {
    // One event for the whole import.
    req.context.isRecordedByCaller = true
    req.context.formerSlugs = formerSlugs
    const { id } = await req.payload.create({
      collection: 'projects',
      data: {
        ...fields,
        title: title ?? '',
        summary: description ?? '',
        cover: uploaded.get(cover?.image ?? '')?.id ?? null,
        order: weight ?? null,
        _status: draft ? 'draft' : 'published',
      },
      // Drafts may lack required fields.
      draft,
      ...as(actor, req),
    })
    await recordCreated(req, { run, kind: 'projects', ids: [id] })
    if (createdAt) await setProjectDate(req, id, createdAt, updatedAt ?? createdAt)
  })
