import { setImmediate as yieldToRequests } from 'node:timers/promises'
import { emptyReport, reportPost, reportWarnings } from '#src/import/prepare/import-report.ts'
import type { ReportedPost } from '#src/contract/import/import-schemas.ts'
import type { ImportReport } from '#src/import/prepare/import-report.ts'
import { withoutInsertedGists } from '#src/import/prepare/insert-gists.ts'
import type { FetchGist } from '#src/import/prepare/gists.ts'
import { createPostReader, readyPosts } from '#src/import/prepare/post-reader.ts'
import type { PostReader } from '#src/import/prepare/post-reader.ts'
import type { PostMeta } from '#src/import/prepare/read-posts.ts'
import { proposedName, sourceNames } from '#src/import/source/source-names.ts'
import type { RemoteImage } from '#src/import/prepare/post-files.ts'
import type { Source } from '#src/import/source/source-post.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { createLibrary, refusalOf } from './import-images.ts'
import { importPost } from './import-post.ts'
import { readImportRecords, readTakenSlugs } from './import-records.ts'
import type { ImportRecord } from './import-records.ts'
import { failRun, finishRun, nameRun, startRun } from './import-runs.ts'
import { trackRun } from './import-tracking.ts'
import { planPostRedirects } from '#src/services/redirects/post-redirects.ts'
import { matchSource } from './match-source.ts'
import { importLibrary } from '#src/services/import/site/import-library.ts'
import type { UploadedFiles } from '#src/export-format/file-names.ts'
import { importGlobals } from '#src/services/import/site/import-globals.ts'
import { importMessages } from '#src/services/import/site/save-imported-messages.ts'
import { importProjects } from '#src/services/import/site/import-projects.ts'
import { importRedirects } from '#src/services/import/site/import-redirects.ts'
import { importResumes } from '#src/services/import/site/import-resumes.ts'
import type { SiteImport } from '#src/services/import/site/site-import.ts'

export type ImportOptions = {
  actor: Admin
  /** Read in this process if it is not a reader, which may be in another thread. */
  source: Source | PostReader
  /** Name of the source: another import under the same name updates its posts. Without it the source is recognised. */
  origin?: string | undefined
  site?: string | undefined
  allDrafts?: boolean
  isDryRun?: boolean
  /** The row of an upload, which gets the progress and the report. Without it, an import that writes makes its own. */
  row?: string
  /** Fetches images of other sites; without it they stay where they are. */
  remoteImage?: RemoteImage | undefined
  /** Imports gists as code instead of links. */
  fetchGist?: FetchGist | undefined
  /** Stores only the content: no run to revert, no records of identity, no event. */
  isUnrecorded?: boolean
  onPost?: (done: number, post: ReportedPost) => void
  onWait?: () => void
}

/**
 * Stores each post in a transaction, in constant memory. A repeated run updates posts that changed at the source, and
 * skips posts that were edited here.
 */
export async function importPosts({ source, ...options }: ImportOptions): Promise<ImportReport> {
  const { actor, isDryRun = false, isUnrecorded = false, onWait } = options
  const reader = 'about' in source ? source : createPostReader(source)
  const { description, warnings = [] } = reader.about
  const row =
    options.row ??
    (isDryRun || isUnrecorded ? undefined : await startRun(actor, { description, onWait }))
  const run = (isDryRun ? undefined : row) ?? ''
  const report = emptyReport(description, { isDryRun, run: run || null })
  reportWarnings(report, warnings)
  try {
    await importSource({ ...options, reader }, { row, run, report })
    if (row !== undefined) await finishRun(actor, { run: row, report })
  } catch (error) {
    if (row !== undefined) await failRun(row, refusalOf(error))
    throw error
  } finally {
    await reader.end()
  }
  return report
}

type Importing = Omit<ImportOptions, 'source'> & { reader: PostReader }
type Running = { row: string | undefined; run: string; report: ImportReport }

async function importSource(options: Importing, { row, run, report }: Running): Promise<void> {
  const { actor, reader, isDryRun = false, remoteImage, fetchGist, onPost } = options
  await using tracking = trackRun(row)
  const metas = await readAll(reader, tracking.isCancelled)
  if (!metas) return
  const origin = await identify(options, { run, report }, metas)
  const records = await readImportRecords(origin)
  await reader.index({
    slugs: slugsOf(records),
    taken: await readTakenSlugs(),
    site: options.site ?? reader.about.site,
    allDrafts: options.allDrafts ?? false,
    hasGists: fetchGist !== undefined,
    hasRemoteImages: remoteImage !== undefined,
  })
  const files = exportedFiles(reader)
  const site = files && { actor, files, run, isDryRun, report }
  const storedFiles: UploadedFiles = site ? await importLibrary(site) : new Map()
  const store = createLibrary({ actor, run, storedFiles, isDryRun })
  const context = {
    ...{ actor, origin, run, isDryRun, fetchGist, remoteImage },
    ...{ reader, records, store, report, redirectsFor: planPostRedirects() },
  }
  let done = 0
  for await (const ready of readyPosts(reader)) {
    if (tracking.isCancelled()) return
    const { reported, warnings, insertedGists = [] } = await importPost(context, ready)
    const all = [...ready.post.warnings, ...warnings]
    reportPost(report, reported, withoutInsertedGists(all, insertedGists))
    done += 1
    tracking.progress(done, metas.length)
    onPost?.(done, reported)
    await yieldToRequests()
  }
  if (site) await importSite(site, storedFiles)
}

/** Undefined when the import was cancelled. */
async function readAll(reader: PostReader, isCancelled: () => boolean) {
  const all: PostMeta[] = []
  for (;;) {
    const { metas, isAtEnd } = await reader.readMore()
    all.push(...metas)
    if (isCancelled()) return undefined
    if (isAtEnd) return all
  }
}

async function identify(
  { actor, reader: { about }, site, origin }: Importing,
  { run, report }: Omit<Running, 'row'>,
  posts: readonly PostMeta[],
): Promise<string> {
  const names = sourceNames(about, site)
  const proposed = proposedName(about, site)
  report.source = await matchSource({ names, proposed, posts, as: origin })
  const { name } = report.source
  if (run !== '') await nameRun(actor, { run, origin: name, names })
  return name
}

const slugsOf = (records: ReadonlyMap<string, ImportRecord>) =>
  new Map([...records].flatMap(([key, { post }]) => (post ? [[key, post.slug]] : [])))

function exportedFiles({ about: { exported }, readExported }: PostReader) {
  return (
    exported && {
      names: exported,
      read: async (name: string) => Buffer.from(await readExported(name)),
    }
  )
}

/** Stores the other content of an export. Existing documents are not changed. */
async function importSite(site: SiteImport, placed: UploadedFiles): Promise<void> {
  await importProjects(site, placed)
  await importGlobals(site, placed)
  await importResumes(site)
  await importRedirects(site)
  await importMessages(site)
}
