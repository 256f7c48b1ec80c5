import { setImmediate as yieldToRequests } from 'node:timers/promises'
import { emptyReport, reportPost } from '#src/import/prepare/import-report.ts'
import type { ImportReport, ReportedPost } from '#src/import/prepare/import-report.ts'
import { indexPosts } from '#src/import/prepare/index-posts.ts'
import type { LinkIndex } from '#src/import/prepare/link-index.ts'
import { storeFiles } from '#src/import/prepare/post-files.ts'
import type { FetchRemote } from '#src/import/prepare/post-files.ts'
import {
  contentWith,
  coverUrl,
  leftOut,
  prepareOrLeaveOut,
} from '#src/import/prepare/prepare-post.ts'
import type { PreparedPost, Result } from '#src/import/prepare/prepare-post.ts'
import type { Source, SourcePost } from '#src/import/source/source-post.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { createLibrary, refusalOf } from './import-pictures.ts'
import { readImportRecords, readTakenSlugs } from './import-records.ts'
import type { ImportRecord } from './import-records.ts'
import { failRun, finishRun, startRun } from './import-runs.ts'
import { trackRun } from './import-tracking.ts'
import { DELETED, isDeletedHere, PRESENT, redirectedAddresses, savePost } from './save-post.ts'
import { importLibrary } from './site/import-library.ts'
import { importSite } from './site/import-site.ts'

export type ImportOptions = {
  actor: Admin
  source: Source
  /** Name of the source: another import under the same name updates its posts. */
  origin: string
  /** Where the blog was. */
  site?: string | undefined
  /** Every post arrives as a draft. */
  allDrafts?: boolean
  /** Reports what would be done, and writes nothing. */
  isDryRun?: boolean
  /** The row of an upload, which gets the progress and the report. Without it, an import that writes makes its own. */
  row?: string
  /** Fetches pictures of other sites; without it they stay where they are. */
  fetchRemote?: FetchRemote | undefined
  /** Leaves the content and nothing else: no run that could be taken back, no records of identity, no event. */
  isUnrecorded?: boolean
  onPost?: (done: number, post: ReportedPost) => void
}

type Run = Required<Pick<ImportOptions, 'actor' | 'source' | 'origin'>> & {
  run: string
  allDrafts: boolean
  isDryRun: boolean
  records: ReadonlyMap<string, ImportRecord>
  links: LinkIndex
  present: ReadonlySet<string>
  library: ReturnType<typeof createLibrary>
  report: ImportReport
}

/**
 * Stores the posts of a source, each in a transaction with its redirects, and its pictures once. Reads one post after
 * the other, in constant memory. Run again, after an interruption too, it updates what changed at the source, and
 * leaves what was edited here.
 */
export async function importPosts(options: ImportOptions): Promise<ImportReport> {
  const { actor, source, origin, isDryRun = false, isUnrecorded = false } = options
  const { description } = source
  const row =
    options.row ??
    (isDryRun || isUnrecorded ? undefined : await startRun(actor, { origin, description }))
  const run = (isDryRun ? undefined : row) ?? ''
  const report = emptyReport(description, { isDryRun, run: run || null })
  try {
    await readPosts(options, { row, run, report })
    if (row !== undefined) await finishRun(actor, { run: row, report })
  } catch (error) {
    if (row !== undefined) await failRun(row, refusalOf(error))
    throw error
  }
  return report
}

type Reading = { row: string | undefined; run: string; report: ImportReport }

async function readPosts(options: ImportOptions, { row, run, report }: Reading): Promise<void> {
  const { actor, source, origin, isDryRun = false, allDrafts = false, onPost } = options
  const tracking = trackRun(row)
  try {
    const records = await readImportRecords(origin)
    const known = {
      slugs: slugsOf(records),
      taken: await readTakenSlugs(),
      site: options.site ?? source.site,
    }
    const { links, present } = await indexPosts(source, known)
    const rest = source.export && { actor, files: source.export, run, isDryRun, report }
    const placed = rest && (await importLibrary(rest))
    const urls = new Map([...(placed ?? [])].map(([address, { url }]) => [address, url]))
    const { fetchRemote } = options
    const library = createLibrary({ source, actor, run, placed: urls, fetchRemote })
    const fixed = { actor, source, origin, run, allDrafts, isDryRun }
    const context: Run = { ...fixed, records, links, present, library, report }
    let done = 0
    for await (const post of source.posts()) {
      if (tracking.isCancelled()) return
      const { reported, warnings } = await importPost(context, post)
      reportPost(report, reported, [...post.warnings, ...warnings])
      done += 1
      tracking.progress(done, links.count())
      onPost?.(done, reported)
      await yieldToRequests()
    }
    if (rest && placed) await importSite({ ...rest, placed })
  } finally {
    await tracking.stop()
  }
}

const slugsOf = (records: ReadonlyMap<string, ImportRecord>) =>
  new Map([...records].flatMap(([key, { post }]) => (post ? [[key, post.slug]] : [])))

async function importPost(context: Run, post: SourcePost): Promise<Result> {
  const { links, library, allDrafts } = context
  const preparing = { links, find: library.find, allDrafts, reasonOf: refusalOf }
  const prepared = await prepareOrLeaveOut(post, preparing)
  if ('reported' in prepared) return prepared
  try {
    return await decide(context, post, prepared)
  } catch (error) {
    return leftOut(post, refusalOf(error))
  }
}

async function decide(context: Run, post: SourcePost, prepared: PreparedPost): Promise<Result> {
  const { records, links, present, isDryRun, report } = context
  const record = records.get(post.key)
  const slug = links.slugOf(post) ?? post.key
  const named = { ...prepared.named, address: `/blog/${slug}` }
  const result = (outcome: ReportedPost['outcome'], extra: Partial<ReportedPost> = {}): Result => ({
    reported: { ...named, outcome, ...extra },
    // Of what did not change the last import has told.
    warnings: outcome === 'unchanged' || outcome === 'kept' ? [] : prepared.warnings,
  })
  if (record && isDeletedHere(record)) return result('kept', { reason: DELETED })
  if (record?.sourceHash === prepared.sourceHash) return result('unchanged')
  if (present.has(post.key)) return result('kept', { reason: PRESENT })
  if (isDryRun) {
    report.counts.pictures += prepared.files.length
    report.counts.redirects += redirectedAddresses(post, slug).length
    return result(record ? 'updated' : 'imported')
  }
  return store(context, { post, slug, prepared, record, result })
}

type Storing = {
  post: SourcePost
  slug: string
  prepared: PreparedPost
  record: ImportRecord | undefined
  result: (outcome: ReportedPost['outcome'], extra?: Partial<ReportedPost>) => Result
}

async function store(
  context: Run,
  { post, slug, prepared, record, result }: Storing,
): Promise<Result> {
  const { actor, origin, run, report, library } = context
  const { files, sourceHash } = prepared
  // Before the transaction of the post: resizing pictures takes longer than one may wait.
  const { urls, added, warnings } = await storeFiles(post, files, { ...library, refusalOf })
  report.counts.pictures += added
  const content = contentWith(prepared, urls)
  const values = { ...prepared.values, content, imageUrl: coverUrl(post, urls) }
  const saved = await savePost({ actor, origin, run, post, slug, values, sourceHash, record })
  if (saved.outcome === 'kept') return result('kept', { reason: saved.reason })
  report.counts.redirects += saved.redirects
  const taken = saved.taken.map((address) => ({
    place: { file: post.place.file },
    text: `The old address ${address} leads elsewhere already, and stays so.`,
  }))
  const done = result(saved.outcome, { address: `/blog/${saved.slug}` })
  return { ...done, warnings: [...done.warnings, ...warnings, ...taken] }
}
