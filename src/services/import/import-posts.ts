import { setImmediate as yieldToRequests } from 'node:timers/promises'
import { emptyReport, reportPost, reportWarnings } from '#src/import/prepare/import-report.ts'
import type { ImportReport, ReportedPost } from '#src/import/prepare/import-report.ts'
import { withoutArrived } from '#src/import/prepare/place-gists.ts'
import type { FetchGist } from '#src/import/prepare/gists.ts'
import { indexPosts } from '#src/import/prepare/index-posts.ts'
import type { KeptPosts } from '#src/import/prepare/kept-posts.ts'
import { readPosts } from '#src/import/prepare/read-posts.ts'
import type { PostFacts } from '#src/import/prepare/read-posts.ts'
import { proposedName, sourceNames } from '#src/import/source/source-names.ts'
import type { RemotePicture } from '#src/import/prepare/post-files.ts'
import type { Source } from '#src/import/source/source-post.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { createLibrary, refusalOf } from './import-pictures.ts'
import { importPost } from './import-post.ts'
import { readImportRecords, readTakenSlugs } from './import-records.ts'
import type { ImportRecord } from './import-records.ts'
import { failRun, finishRun, nameRun, startRun } from './import-runs.ts'
import { trackRun } from './import-tracking.ts'
import { plannedRedirects } from './planned-redirects.ts'
import { recogniseSource } from './recognise-source.ts'
import { importLibrary } from './site/import-library.ts'
import { importSite } from './site/import-site.ts'

export type ImportOptions = {
  actor: Admin
  source: Source
  /** Name of the source: another import under the same name updates its posts. Without it the source is recognised. */
  origin?: string | undefined
  /** Where the blog was. */
  site?: string | undefined
  /** Every post arrives as a draft. */
  allDrafts?: boolean
  /** Reports what would be done, and writes nothing. */
  isDryRun?: boolean
  /** The row of an upload, which gets the progress and the report. Without it, an import that writes makes its own. */
  row?: string
  /** Fetches pictures of other sites; without it they stay where they are. */
  remotePicture?: RemotePicture | undefined
  /** Fetches gists, which arrive as code; without it they are links. */
  fetchGist?: FetchGist | undefined
  /** Leaves the content and nothing else: no run that could be taken back, no records of identity, no event. */
  isUnrecorded?: boolean
  onPost?: (done: number, post: ReportedPost) => void
  /** Another import is running, and this one waits for its end. */
  onWait?: () => void
}

/**
 * Stores the posts of a source, each in a transaction with its redirects, and its pictures once. Reads one post after
 * the other, each once, in constant memory. Run again, after an interruption too, it updates what changed at the source, and
 * leaves what was edited here.
 */
export async function importPosts(options: ImportOptions): Promise<ImportReport> {
  const { actor, source, isDryRun = false, isUnrecorded = false, onWait } = options
  const { description } = source
  const row =
    options.row ??
    (isDryRun || isUnrecorded ? undefined : await startRun(actor, { description, onWait }))
  const run = (isDryRun ? undefined : row) ?? ''
  const report = emptyReport(description, { isDryRun, run: run || null })
  reportWarnings(report, source.warnings ?? [])
  try {
    await readSource(options, { row, run, report })
    if (row !== undefined) await finishRun(actor, { run: row, report })
  } catch (error) {
    if (row !== undefined) await failRun(row, refusalOf(error))
    throw error
  }
  return report
}

type Reading = { row: string | undefined; run: string; report: ImportReport }

async function readSource(options: ImportOptions, reading: Reading): Promise<void> {
  const tracking = trackRun(reading.row)
  try {
    const read = await readPosts(untilAborted(options.source, tracking.signal)).catch(
      (error: unknown) => {
        if (!tracking.isCancelled()) throw error
      },
    )
    if (read === undefined) return
    const { facts, posts, close } = read
    try {
      const origin = await identify(options, reading, facts)
      const records = await readImportRecords(origin)
      const indexed = indexPosts(facts, {
        slugs: slugsOf(records),
        taken: await readTakenSlugs(),
        site: options.site ?? options.source.site,
      })
      await importAll(options, { ...reading, ...indexed, origin, posts, records, tracking })
    } finally {
      await close()
    }
  } finally {
    await tracking.stop()
  }
}

const untilAborted = (source: Source, signal: AbortSignal): Source => ({
  ...source,
  posts: async function* () {
    for await (const post of source.posts()) {
      signal.throwIfAborted()
      yield post
    }
  },
})

/** Which source it is. @returns the name under which its posts are known */
async function identify(
  { actor, source, site, origin }: ImportOptions,
  { run, report }: Reading,
  posts: readonly PostFacts[],
): Promise<string> {
  const names = sourceNames(source, site)
  const proposed = proposedName(source, site)
  report.source = await recogniseSource({ names, proposed, posts, as: origin })
  const { name } = report.source
  if (run !== '') await nameRun(actor, { run, origin: name, names })
  return name
}

const slugsOf = (records: ReadonlyMap<string, ImportRecord>) =>
  new Map([...records].flatMap(([key, { post }]) => (post ? [[key, post.slug]] : [])))

type Indexing = Omit<Reading, 'row'> &
  ReturnType<typeof indexPosts> &
  Pick<KeptPosts, 'posts'> & {
    origin: string
    records: ReadonlyMap<string, ImportRecord>
    tracking: ReturnType<typeof trackRun>
  }

async function importAll(
  options: ImportOptions,
  { run, report, origin, records, tracking, links, posts, ...indexed }: Indexing,
): Promise<void> {
  const { actor, source, isDryRun = false, allDrafts = false, onPost } = options
  const rest = source.export && { actor, files: source.export, run, isDryRun, report }
  const placed = rest && (await importLibrary(rest))
  const urls = new Map([...(placed ?? [])].map(([address, { url }]) => [address, url]))
  const { remotePicture } = options
  const library = createLibrary({ source, actor, run, placed: urls, isDryRun, remotePicture })
  const context = {
    ...{ actor, origin, run, allDrafts, isDryRun, fetchGist: options.fetchGist },
    ...{ ...indexed, records, links, library, report, redirectsFor: plannedRedirects() },
  }
  let done = 0
  for await (const post of posts()) {
    if (tracking.isCancelled()) return
    const { reported, warnings, arrived = [] } = await importPost(context, post)
    reportPost(report, reported, withoutArrived([...post.warnings, ...warnings], arrived))
    done += 1
    tracking.progress(done, links.count())
    onPost?.(done, reported)
    await yieldToRequests()
  }
  if (rest && placed) await importSite({ ...rest, placed })
}
